/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { ContactLinks } from "../../src/components/ContactLinks";
import { LinkButton } from "../../src/components/LinkButton";
import { NavLinks } from "../../src/components/NavLinks";
import { SearchLink } from "../../src/components/SearchLink";
import { ShareLinks } from "../../src/components/ShareLinks";
import { siteSettings } from "../support/content";

const CHANNELS = {
  email: "hello@steepline.example",
  whatsapp: "+1 555 010 0199",
  telegram: "@steepline_growth",
};

describe("ContactLinks", () => {
  test.each([
    [`E-mail ${CHANNELS.email}`, "mailto:hello@steepline.example"],
    [`WhatsApp ${CHANNELS.whatsapp}`, "https://wa.me/15550100199"],
    [`Telegram ${CHANNELS.telegram}`, "https://t.me/steepline_growth"],
  ])("%s opens in a new tab without access to this page", (name, href) => {
    render(<ContactLinks channels={CHANNELS} names={siteSettings().channelNames} />);
    const words = (text: string) => text.replace(/\s/g, "");
    const link = screen.getByRole("link", { name: (found) => words(found) === words(name) });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });
});

describe("ShareLinks", () => {
  test("each share link contains the title and the URL of the post, and opens a new tab", () => {
    render(
      <ShareLinks
        networks={["facebook", "twitter", "linkedin"]}
        texts={siteSettings().share}
        url="https://steepline.example/blog/a-post"
        title="A post"
        copyLabel="Copy link"
      />,
    );
    for (const network of ["Facebook", "Twitter", "LinkedIn"]) {
      const link = screen.getByRole("link", { name: `Share on ${network}` });
      const { searchParams } = new URL((link as HTMLAnchorElement).href);
      const carried = [...searchParams.values()];
      expect(carried).toContain("A post");
      expect(carried).toContain("https://steepline.example/blog/a-post");
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
      expect(link).toHaveAttribute("data-tooltip", "");
    }
    expect(screen.getAllByRole("link")).toHaveLength(3);
    expect(screen.getByRole("button", { name: "Copy link" })).toHaveAttribute("data-copy");
  });
});

describe("NavLinks", () => {
  const LINKS = [
    { label: "Work", path: "/work" },
    { label: "Blog", path: "/blog" },
  ];

  test.each([
    ["/blog", "page", "Blog"],
    ["/blog/a-post", true, "Blog"],
    ["/work", "page", "Work"],
  ] as const)(
    "on the page %s, the navigation link with `aria-current` %s has the text %s",
    (pathname, current, label) => {
      render(<NavLinks links={LINKS} pathname={pathname} />);
      expect(screen.getByRole("link", { current })).toHaveTextContent(label);
    },
  );

  test("no navigation link is highlighted on a page that has no navigation link", () => {
    render(<NavLinks links={LINKS} pathname="/" />);
    expect(screen.queryByRole("link", { current: "page" })).toBeNull();
    expect(screen.queryByRole("link", { current: true })).toBeNull();
  });
});

describe("SearchLink", () => {
  test("the search link has a name, links to the search page, and is highlighted only there", () => {
    const { rerender } = render(<SearchLink label="Search" pathname="/blog" />);
    const link = screen.getByRole("link", { name: "Search" });
    expect(link).toHaveAttribute("href", "/search");
    expect(link).not.toHaveAttribute("aria-current");
    rerender(<SearchLink label="Search" pathname="/search/" />);
    expect(link).toHaveAttribute("aria-current", "page");
  });
});

describe("LinkButton", () => {
  test.each(["/contact", "#work"])("a button link leads to %s", (to) => {
    render(<LinkButton to={to}>Go</LinkButton>);
    expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", to);
  });
});
