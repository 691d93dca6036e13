/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { siteSettings } from "../support/content";
import { linksOf, renderPage, textsOf } from "../support/render-page";
import { NAVIGATION } from "../support/specification";

const Page = () => (
  <button type="button" data-copy="">
    Copy link
  </button>
);

const show = (path: string) =>
  renderPage(Page, {
    path,
    data: {},
  });
const header = () => within(screen.getByRole("banner"));
const footer = () => within(screen.getByRole("contentinfo"));
const main = () => within(header().getByRole("navigation", { name: "Main" }));

test("the skip link is the first link of the page, and leads to the main content", () => {
  const { main } = show("/");
  const [first] = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(first).toHaveTextContent("Skip to content");
  expect(document.getElementById(first?.hash.slice(1) ?? "")).toBe(main);
  expect(main).toHaveTextContent("Copy link");
});

test.each([
  ["/services", ["Services"]],
  ["/contact/sent", ["Contact"]],
  ["/", []],
])("on the page %s, the navigation links %j have aria-current", (path, labels) => {
  show(path);
  const links = main().getAllByRole("link");
  expect(textsOf(links.filter((link) => link.hasAttribute("aria-current")))).toEqual(labels);
});

test("a button and an entry of the menu can lead to another site, in a new tab", () => {
  const booking = { label: "Book a call", path: "https://cal.example/intro" };
  const settings = siteSettings({ navigation: [booking], getStarted: booking });
  renderPage(Page, { path: "/", data: {}, settings });
  const links = header().getAllByText("Book a call");
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toHaveAttribute("href", booking.path);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveAccessibleName("Book a call (opens in a new tab)");
  }
});

test("the header links to the search page, and marks this link on the search page", () => {
  show("/search");
  const search = header().getByLabelText("Search");
  expect(search).toHaveAttribute("href", "/search");
  expect(search).toHaveAttribute("aria-current", "page");
});

test("the header has a button that pauses the background", () => {
  show("/");
  expect(header().getByText("Pause the background").closest("button")).toBeEnabled();
});

test("the footer has the tagline, the six navigation links, the contact links and the logo", () => {
  show("/services");
  expect(footer().getByText("Performance marketing that actually works")).toBeInTheDocument();
  const nav = within(footer().getByRole("navigation", { name: "Footer" }));
  expect(linksOf(nav.getAllByRole("link"))).toEqual(NAVIGATION);
  expect(footer().getByText("hello@steepline.example").closest("a")).toHaveAttribute(
    "href",
    "mailto:hello@steepline.example",
  );
  expect(footer().getByText("+1 555 010 0199").closest("a")).toHaveAttribute(
    "href",
    "https://wa.me/15550100199",
  );
  expect(footer().getByText("@steepline_growth").closest("a")).toHaveAttribute(
    "href",
    "https://t.me/steepline_growth",
  );
  expect(footer().getByLabelText("Steepline home")).toHaveAttribute("href", "/");
});

test("a page shows the contact channels that the agency has, and links to its phone", () => {
  const contact = { email: "hi@agency.example", phone: "+49 (30) 555-0123" };
  const settings = siteSettings({ contact: { ...contact, whatsapp: null, telegram: null } });
  renderPage(Page, { path: "/services", data: {}, settings });
  const links = footer().getAllByText(/^(Email|Phone|WhatsApp|Telegram)$/);
  expect(linksOf(links.map((link) => link.closest("a") as Element))).toEqual([
    ["Emailhi@agency.example", "mailto:hi@agency.example"],
    ["Phone+49 (30) 555-0123", "tel:+49305550123"],
  ]);
});

test("the footer links to the social profiles of the agency, in a new tab", () => {
  const socialProfiles = [{ label: "Instagram", path: "https://instagram.example/agency" }];
  renderPage(Page, { path: "/", data: {}, settings: siteSettings({ socialProfiles }) });
  const link = footer().getByText("Instagram");
  expect(link).toHaveAttribute("href", "https://instagram.example/agency");
  expect(link).toHaveAttribute("target", "_blank");
});

test("the copyright line has the brand and the year in place of their names in braces", () => {
  const settings = siteSettings({ brand: "Blue Harbor", copyright: "© {year} {brand}" });
  renderPage(Page, { path: "/", data: {}, settings });
  expect(footer().getByText("© 2025 Blue Harbor")).toBeInTheDocument();
});

test("a banner stands above the header, with its text and link", () => {
  const link = { label: "Book a slot", path: "/contact" };
  renderPage(Page, {
    path: "/",
    data: {},
    settings: siteSettings({ banner: { text: "January is open.", link } }),
  });
  const banner = screen.getByRole("complementary", { name: "Announcement" });
  expect(banner).toHaveTextContent("January is open. Book a slot");
  expect(linksOf(within(banner).getAllByRole("link"))).toEqual([["Book a slot", "/contact"]]);
  const order = banner.compareDocumentPosition(screen.getByRole("banner"));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the footer of the home page repeats neither the tagline nor the contact links", () => {
  show("/");
  expect(footer().queryByText("Performance marketing that actually works")).toBeNull();
  expect(footer().queryByText("hello@steepline.example")).toBeNull();
});
