import { parse } from "node-html-parser";
import { describeArticle } from "../../src/markdown/article";
import { attr, one, texts } from "../support/html";
import { htmlOfPage } from "../support/remark";

const render = async (markdown: string) => ({
  html: await htmlOfPage(markdown),
  contents: describeArticle(markdown).contents,
});

describe("table of contents", () => {
  test("the table of contents lists the ids and texts of second-level headings", async () => {
    const { contents, html } = await render("## One `x`\n\n### Below\n\n## **Two**\n\n## One x");
    expect(contents).toEqual([
      { id: "one-x", text: "One x" },
      { id: "two", text: "Two" },
      { id: "one-x-2", text: "One x" },
    ]);
    const ids = parse(html)
      .querySelectorAll("h2")
      .map((heading) => attr(heading, "id"));
    expect(ids).toEqual(contents.map(({ id }) => id));
  });

  test("the table of contents is empty if an article has no headings outside of block quotes", async () => {
    expect((await render("Text.")).contents).toEqual([]);
    expect((await render("> ## Quoted")).contents).toEqual([]);
  });
});

describe("links to headings", () => {
  test("a heading is a link to itself", async () => {
    const article = parse((await render("## First\n\n### Second *part*")).html);
    expect(texts(article, "h2 > a, h3 > a")).toEqual(["First", "Second part"]);
    expect(article.querySelectorAll("a").map(({ attributes }) => attributes)).toEqual([
      { "data-copy": "", href: "#first" },
      { "data-copy": "", href: "#second-part" },
    ]);
  });

  test("HTML code in the text of a heading is escaped in the link of the heading", async () => {
    const { html, contents } = await render('## "> \\<img src=x onerror=alert(1)>');
    expect(parse(html).querySelector("img")).toBeNull();
    expect(contents[0]?.text).toBe('"> <img src=x onerror=alert(1)>');
    expect(texts(parse(html), "h2 > a")).toEqual([contents[0]?.text]);
  });

  test.each([
    ["## See [the plan](/process)", "/process"],
    ["## See [the plan](javascript:x)", undefined],
  ])(
    "a heading that contains a link gets no link to its own anchor: %s",
    async (markdown, href) => {
      const { attributes } = one(parse((await render(markdown)).html), "a");
      expect(attributes.href).toBe(href);
    },
  );

  test("fourth-level headings and headings in block quotes get no links to themselves", async () => {
    const { html } = await render("> ## Quoted\n\n#### Small");
    expect(parse(html).querySelectorAll("a")).toEqual([]);
  });
});

test.each([
  ["a table", "| a | b |\n| --- | --- |\n| 1 | 2 |", "table", "Table"],
  ["code", "```\ncode\n```", "pre", "Code"],
])("%s is in an area that can be scrolled by keyboard", async (_what, markdown, tag, name) => {
  const frame = one(parse((await render(markdown)).html), "div");
  expect(frame.attributes).toEqual({ role: "group", "aria-label": name, tabindex: "0" });
  expect(one(frame, tag).parentNode).toBe(frame);
});

test("the HTML of an article depends on site.json, which contains the labels of tables and code", async () => {
  const getRemarkFileDependency = jest.fn(async () => {});
  const nodeModel = {
    findOne: async () => ({ blog: { article: { table: "Table", code: "Code" } } }),
  };
  const prepare = jest.fn();
  await require("../../src/markdown/remark-plugin")(
    { markdownAST: {}, context: { nodeModel }, getRemarkFileDependency },
    { prepare },
  );
  expect(getRemarkFileDependency).toHaveBeenCalledWith({ relativePath: { eq: "site.json" } });
  expect(prepare).toHaveBeenCalledWith({}, { table: "Table", code: "Code" });
});
