/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ContactLinks } from "../../src/components/ContactLinks";
import { LinkButton } from "../../src/components/LinkButton";
import { PlanTable } from "../../src/components/PlanTable";
import { ShareLinks } from "../../src/components/ShareLinks";
import { eventOfClick } from "../../src/measurement/measure";
import { siteSettings } from "../support/content";

const CHANNELS = {
  email: "hello@steepline.example",
  whatsapp: "+1 555 010 0199",
  telegram: "@steepline_growth",
};

const of = (target: EventTarget | null) => eventOfClick(target);

test.each([
  ["Email", "email"],
  ["WhatsApp", "whatsapp"],
  ["Telegram", "telegram"],
])("the analytics event of the contact link %s contains the channel %s", (name, detail) => {
  render(<ContactLinks channels={CHANNELS} names={siteSettings().channelNames} />);
  expect(of(screen.getByText(name))).toEqual({ event: "channel", detail });
});

test('the analytics event of a share link contains the name of the social network, and the event of the copy button contains "copy"', () => {
  render(
    <ShareLinks
      networks={["facebook", "twitter", "linkedin"]}
      texts={siteSettings().share}
      url="https://steepline.example/blog/x"
      title="Title"
      copyLabel="Copy link"
    />,
  );
  expect(screen.getAllByRole("link").map(of)).toEqual(
    ["facebook", "twitter", "linkedin"].map((detail) => ({ event: "share", detail })),
  );
  const copy = screen.getByRole("button", { name: "Copy link" });
  expect(of(copy.querySelector("svg"))).toEqual({ event: "share", detail: "copy" });
});

test("the analytics event of a call to action contains the text of the link", () => {
  render(
    <>
      <LinkButton to="/contact">Book intro call</LinkButton>
      <LinkButton to="#work" look="outline">
        View work
      </LinkButton>
    </>,
  );
  expect(screen.getAllByRole("link").map(of)).toEqual([
    { event: "cta", detail: "Book intro call" },
    { event: "cta", detail: "View work" },
  ]);
});

test("the analytics event of a plan's link contains the name of the plan", () => {
  const plan = {
    price: "$1k/mo",
    summary: "Short",
    includes: ["One"],
    cta: "Start",
    label: null,
  };
  const plans = ["Starter", "Growth"].map((name) => ({
    ...plan,
    name,
    slug: name.toLowerCase(),
    featured: name === "Growth",
    label: "Most popular",
    priceNote: null,
  }));
  render(<PlanTable plans={plans} headings="h2" />);
  expect(screen.getAllByRole("link").map(of)).toEqual([
    { event: "plan", detail: "Starter" },
    { event: "plan", detail: "Growth" },
  ]);
});

test("a click on an element without the attribute `data-event` is not counted", () => {
  const { container } = render(
    <>
      <a href="/pricing">Pricing</a>
      <a href="mailto:hello@steepline.example">Mail, in a text</a>
      <a href="https://www.facebook.com/somebody">Facebook</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <button className="button" type="submit">
        Send message
      </button>
      <p>Text</p>
    </>,
  );
  const targets = [...container.querySelectorAll("*"), document, window, null];
  expect(targets.map(of).filter(Boolean)).toEqual([]);
});
