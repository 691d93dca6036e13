import { renderForFeed } from "../../src/markdown/article";

const PAGE = "https://steepline.example/blog/post";
const render = (markdown: string) => renderForFeed(markdown, PAGE);

test.each([
  ["[a](/services)", '<a href="https://steepline.example/services">a</a>'],
  ["[a](#below)", `<a href="${PAGE}#below">a</a>`],
  ["[a](https://x.example/?a=1&b=2)", '<a href="https://x.example/?a=1&#x26;b=2">a</a>'],
  ["[a](mailto:a@x.example)", '<a href="mailto:a@x.example">a</a>'],
])("the address of %s is absolute in feeds", (markdown, html) => {
  expect(render(markdown)).toBe(`<p>${html}</p>`);
});

test.each(["[a](javascript:alert(1))", "[a](//evil.example)", "[a](data:text/html,x)"])(
  "feeds do not contain the unsafe address of %s",
  (markdown) => {
    expect(render(markdown)).toBe("<p><a>a</a></p>");
  },
);

test("headings, tables and code in feeds have neither ids nor buttons nor wrapper elements", () => {
  const html = render("## Heading\n\n| a |\n|---|\n| b |\n\n```\ncode\n```");
  expect(html).toMatch(/^<h2>Heading<\/h2>\s*<table>/);
  expect(html).not.toMatch(/<div|data-copy|aria-|tabindex|\sid=/);
});

test("raw HTML in Markdown is removed from feeds", () => {
  const html = render("Before.\n\n<script>alert(1)</script><img src=x onerror=alert(1)>");
  expect(html).not.toMatch(/script|img|alert/);
});
