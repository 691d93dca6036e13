/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { Helmet } from "react-helmet";
import MarkdownPage from "../../src/templates/markdown-page";
import { siteSettings } from "../support/content";
import { MARKDOWN_PAGE_EXAMPLE } from "../support/examples";
import { renderPage } from "../support/render-page";

const markdownPage = {
  ...MARKDOWN_PAGE_EXAMPLE,
  slug: "about",
  markdown: { html: "<h2>Our people</h2>", headings: [] },
};

test("a page of content/pages shows its title, its subtitle and its text", () => {
  const { page } = renderPage(MarkdownPage, { path: "/about", data: { markdownPage } });
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent("About us");
  expect(page.getByText("Who we are.")).toBeInTheDocument();
  expect(page.getByRole("heading", { level: 2 })).toHaveTextContent("Our people");
});

test("every page loads the owner's scripts in order", () => {
  const attributes = [{ name: "data-website-id", value: "94db" }];
  const script = { attributes: null, sends: null, loads: null };
  const settings = siteSettings({
    scripts: [
      { ...script, src: "https://consent.example/tool.js", attributes },
      { ...script, src: "/pixel.js" },
    ],
  });
  renderPage(MarkdownPage, { path: "/about", data: { markdownPage }, settings });
  expect(Helmet.peek().scriptTags.filter(({ src }: { src?: string }) => src)).toEqual([
    { src: "https://consent.example/tool.js", defer: true, "data-website-id": "94db" },
    { src: "/pixel.js", defer: true },
  ]);
});
