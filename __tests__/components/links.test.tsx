/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { ContactLinks } from "../../src/components/ContactLinks";
import { LinkButton } from "../../src/components/LinkButton";
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
  ])("the link '%s' opens a new tab that has no access to the original page", (name, href) => {
    render(<ContactLinks channels={CHANNELS} names={siteSettings().channelNames} />);
    const words = (text: string) => text.replace(/\s/g, "");
    const link = screen.getByRole("link", { name: (found) => words(found) === words(name) });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });
});

describe("ShareLinks", () => {
  test("each share link contains the title and the URL of the post, and opens in a new tab", () => {
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

describe("LinkButton", () => {
  test.each(["/contact", "#work"])("the component LinkButton renders a link to %s", (to) => {
    render(<LinkButton to={to}>Go</LinkButton>);
    expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", to);
  });
});
