import { parse } from "node-html-parser";
import { attr, one, texts } from "../../support/html";
import { articleOf, htmlOfPage } from "../../support/remark";

const article = async (markdown: string) => parse(await htmlOfPage(markdown));

test("the headings of an article have the ids and texts of the anchors in its HTML", async () => {
  const { headings, html } = await articleOf("## One `x`\n\n### Below\n\n## **Two**\n\n## One x");
  expect(headings.map(({ id, value }) => [id, value])).toEqual([
    ["one-x", "One x"],
    ["two", "Two"],
    ["one-x-2", "One x"],
  ]);
  const ids = parse(html)
    .querySelectorAll("h2 > span")
    .map((anchor) => attr(anchor, "id"));
  expect(ids).toEqual(headings.map(({ id }) => id));
});

test("the anchor of a heading is empty, so that reader views can drop it without the text", async () => {
  const heading = one(await article("## How to share -ad- media"), "h2");
  expect(heading.id).toBe("");
  expect(one(heading, "#how-to-share-ad-media").childNodes).toEqual([]);
});

test("the link to a heading is after its text, which is not a link, and not in its name", async () => {
  const heading = one(await article("## See [the plan](/process) `now`"), "h2");
  expect(heading.attributes).toEqual({ "aria-label": "See the plan now" });
  const link = one(heading, ":last-child");
  expect([link.text, link.attributes]).toEqual([
    "",
    { "data-copy": "", href: "#see-the-plan-now", "aria-label": "Link to this section" },
  ]);
});

test.each([
  ["ガイド", "ガイド"],
  ["\u30ab\u3099イド", "ガイド"],
  ["한글", "한글"],
  ["йога", "йога"],
  ["Crème brûlée & co.", "crème-brûlée-co"],
  ["Deduplicate with `event_id`", "deduplicate-with-event-id"],
  ["🚀", "section"],
  ["1️⃣ Plan ❤️ for 👩🏽‍🚀", "1-plan-for"],
])("the heading %s has the composed id %s", async (heading, id) => {
  const [found] = (await articleOf(`## ${heading}`)).headings;
  expect(found?.id).toBe(id);
});

test("the ids of headings are unique, and none is an id of the page", async () => {
  const names = ["Step", "Step", "Step 2", "Step", "!?", "🚀", "Content", "Related title"];
  const { headings } = await articleOf(names.map((name) => `## ${name}`).join("\n\n"));
  expect(new Set(["content", "related-title", ...headings.map(({ id }) => id)]).size).toBe(10);
});

test("fourth-level headings and headings in block quotes get no links to themselves", async () => {
  expect((await article("> ## Quoted\n\n#### Small")).querySelectorAll("a")).toEqual([]);
});

test.each([
  ["a table", "| a | b |\n| --- | --- |\n| 1 | 2 |", "table", "Table"],
  ["code", "```\ncode\n```", "pre", "Code"],
  ["code in a list", "- Do:\n\n  ```\n  code\n  ```", "pre", "Code"],
])("%s is in an area that can be scrolled by keyboard", async (_what, markdown, tag, name) => {
  const frame = one(await article(markdown), "div");
  expect(frame.attributes).toEqual({ role: "group", "aria-label": name, tabindex: "0" });
  expect(one(frame, tag).parentNode).toBe(frame);
});

test("a picture between paragraphs is in no paragraph, because it becomes a figure", async () => {
  const html = await article('Before.\n\n![A jar](./jar.png "One jar")\n\nAfter.');
  expect(texts(html, "p")).toEqual(["Before.", "After."]);
  expect(attr(one(html, "img"), "title")).toBe("One jar");
});

test("two tildes strike words out, and single tildes between numbers do not", async () => {
  const html = await article("~~old~~ between 100~200 and 300~400");
  expect(texts(html, "del")).toEqual(["old"]);
  expect(one(html, "p").text).toBe("old between 100~200 and 300~400");
});

test.each(["[a](https://elsewhere.example/)", "[a][name]\n\n[name]: https://elsewhere.example/"])(
  "the link %j to another site opens a new tab",
  async (markdown) => {
    expect(one(await article(markdown), "a").attributes).toEqual({
      href: "https://elsewhere.example/",
      target: "_blank",
      rel: "noopener noreferrer",
    });
  },
);

test.each(["[a](/services)", "[a](mailto:a@b.example)"])(
  "the link %s opens in the same tab",
  async (markdown) => {
    expect(one(await article(markdown), "a").getAttribute("target")).toBeUndefined();
  },
);

test("a block quote that begins with [!TIP] is a note with that name", async () => {
  const note = one(await article("> [!TIP]\n> Words.\n>\n> - More"), "[role=note]");
  expect(note.getAttribute("aria-label")).toBe("Tip");
  expect(texts(note, "p, li")).toEqual(["Tip", "Words.", "More"]);
});

test("the check boxes of tasks say whether the tasks are done", async () => {
  const boxes = (await article("- [x] One\n- [ ] Two")).querySelectorAll("input");
  expect(boxes.map((box) => [attr(box, "aria-label"), box.hasAttribute("checked")])).toEqual([
    ["Done", true],
    ["To do", false],
  ]);
});

test("the references to a footnote and the footnote link to each other by unique ids", async () => {
  const html = await article("Words.[^a] Again.[^a]\n\n[^a]: The note.");
  expect(texts(html, "sup")).toEqual(["a", "a"]);
  for (const link of html.querySelectorAll("a")) one(html, attr(link, "href"));
  expect(texts(html, "li")).toEqual(["The note.↩"]);
});

test("comments and HTML elements do not reach the visitor, and <br> breaks a line", async () => {
  const html = await htmlOfPage(
    "One<br>two<!-- three -->\n\n<!-- four\n\nfive --> **six** words\n\n<p onclick=x>",
  );
  expect(html).toBe("<p>One<br>\ntwo</p>\n<p><strong>six</strong> words</p>");
});

test.each(["`<!-- a -->`", "```\n<!-- a -->\n```", "```html\n<p>`</p> <!-- a -->"])(
  "the code %j keeps its comment",
  async (code) => {
    expect(await htmlOfPage(code)).toContain("&#x3C;!-- a -->");
  },
);

test("a heading of the level of the title moves down to the second level, and no other", async () => {
  const html = await article("# One\n\n## Two\n\n### Three");
  expect([texts(html, "h2"), texts(html, "h3")]).toEqual([["One", "Two"], ["Three"]]);
});

test.each([
  ["https://www.youtube.com/watch?v=abc", "Watch the video on YouTube"],
  ["<https://youtu.be/abc>", "Watch the video on YouTube"],
  ["https://vimeo.com/123", "Watch the video on Vimeo"],
  ["[How we test](https://youtu.be/abc)", "How we test"],
])("the line %s is a large link to a video, which loads nothing", async (line, name) => {
  const html = await article(`Words.\n\n${line}`);
  expect(one(html, "[data-video]").text).toBe(name);
  expect(html.querySelectorAll("iframe, img")).toEqual([]);
});

test("a paragraph that is only a bold link is a button, and a bold link in a text is not", async () => {
  const html = await article("**[Book a call](/contact)**\n\nOr **[read](/blog)** more.");
  expect(texts(html, "[data-button]")).toEqual(["Book a call"]);
});

test.each([
  ["1. One\n  - Two\n  - Three\n2. Four", ["Two", "Three"]],
  ["1. One\n  1. Two\n    1. Three\n  2. Four", ["Two Three", "Three", "Four"]],
  ["10. One\n  - Two\n\n    More", ["Two More"]],
  ["- One\n  - Two", ["Two"]],
])("the list in %j is below its first item", async (markdown, items) => {
  expect(texts(await article(markdown), "li li")).toEqual(items);
});

test("code keeps its indentation", async () => {
  const code = "```\n1. a\n  - b\n```";
  expect(await htmlOfPage(code)).toContain("<code>1. a\n  - b\n</code>");
});

test("pasted text loses invisible characters, and keeps its quotes and spaces", async () => {
  const html = await htmlOfPage("One “\u200bhead\u00ading” \ufeff10\u00a0%");
  expect(html).toBe("<p>One “heading” 10\u00a0%</p>");
});

test("a non-breaking space after ## or - does not hide the heading or the list", async () => {
  expect(texts(await article("##\u00a0One\n\n-\u00a0Two"), "h2, li")).toEqual(["One", "Two"]);
});

test("merge tags of email programs stay as they are", async () => {
  const tags = "Hi *|FNAME|*, {{ first_name }} and %%name%%";
  expect(one(await article(tags), "p").text).toBe(tags);
});
