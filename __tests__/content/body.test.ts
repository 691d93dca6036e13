import { contentFolderForEachTest } from "../support/content-folder";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

const IMAGE = "has an image inside the text, which is not supported";
const FIRST_LEVEL =
  "has a first-level heading, but only the title of the post may have this level. Fix: write ##";
const FOOTNOTE = "has a footnote, which is not supported";
const INCOMPLETE = "is a link to an incomplete URL. Fix: write https://evil";
const NEITHER = "is a link that is neither a path of this site nor a complete URL";
const script = (scheme = "javascript:") =>
  `is a forbidden or incomplete link that starts with ${scheme}`;

/**
 * Each row has Markdown that starts at line 22 of a post, and the beginning of each problem.
 */
test.each<[markdown: string, ...problems: string[]]>([
  ["<b>x", '22:1 body: has HTML ("<b>"), which is not supported'],
  ["text <br> more", '22:6 body: has HTML ("<br>"), which is not supported'],
  ["<!-- c -->", '22:1 body: has HTML ("<!-- c -->"), which is not supported'],
  ["one\n\ntwo\n\n- three\n- four\n\n1. five\n2. <i>", "30:4 body: has HTML"],
  ["[x](javascript:1)", `22:1 body: "javascript:1" ${script()}`],
  [
    "[x](java&Tab;script:1)",
    `22:1 body: "java\\tscript:1" is a link with a tab (U+0009) in its address`,
  ],
  ["[x](&#1;javascript:x)", `22:1 body: "\ufffdjavascript:x" ${NEITHER}`],
  ["<javascript:1>", `22:1 body: "javascript:1" ${script()}`],
  ["[x][d]\n\n[d]: javascript:x", `24:1 body: "javascript:x" ${script()}`],
  ["[d]: javascript:x", `22:1 body: "javascript:x" ${script()}`],
  ["[a](\njavascript:1\n)", `22:1 body: "javascript:1" ${script()}`],
  ["[x](ftp://a.example)", `22:1 body: "ftp://a.example" ${script("ftp:")}`],
  ["[x](mailto:)", `22:1 body: "mailto:" ${script("mailto:")}`],
  [
    "[x](//evil.example)",
    '22:1 body: "//evil.example" begins with //, so it is a link to another host',
  ],
  [
    "[x](\\\\\\\\evil.example)",
    `22:1 body: "\\\\evil.example" is a link with a backslash in its address`,
  ],
  ["[x](<a b>)", `22:1 body: "a b" is a link with a space in its address`],
  ["[x](https:evil)", `22:1 body: "https:evil" ${INCOMPLETE}`],
  ["[x](https://u@evil.example)", '22:1 body: "https://u@evil.example" is a link with'],
  [
    "[x](www.x.example/a)",
    `22:1 body: "www.x.example/a" ${NEITHER}. Fix: write https://www.x.example/a`,
  ],
  ["[x](a@b.example)", `22:1 body: "a@b.example" ${NEITHER}. Fix: write mailto:a@b.example`],
  ["[x](tel:+1%20555)", `22:1 body: "tel:+1%20555" ${script("tel:")}. Fix: write tel:+1-555`],
  ["[x](services)", `22:1 body: "services" ${NEITHER}`],
  ["[x]()", '22:1 body: "" is a link without an address'],
  ["[](/services)", "22:1 body: has a link without text"],
  [
    "|a|b|\n|-|-|\n|1|2|\n|1|2|3|",
    "25:1 body: has a table row with 3 cells, but the table has 2 columns",
  ],
  ["![a](./b.png)", `22:1 body: ${IMAGE}`],
  ["# Title", `22:1 body: ${FIRST_LEVEL}`],
  ["#1 tip\n=======", `22:1 body: ${FIRST_LEVEL} before the text, and remove the line of =`],
  ["> # quoted", `22:3 body: ${FIRST_LEVEL}`],
  ["### Skip", "22:1 body: has a heading ### directly under the title"],
  ["## Two\n\n#### 4", "24:1 body: has a heading #### directly under ##, which skips"],
  ["## 2\n### 3\n#### 4\n##### 5", "25:1 body: has a heading #####, but the site"],
  ["##", "22:1 body: has a heading without text"],
  ["a[^1]\n\n[^1]: note", `22:2 body: ${FOOTNOTE}`, `24:1 body: ${FOOTNOTE}`],
  ["a^[inline]", `22:2 body: ${FOOTNOTE}`],
  ["- [ ] todo", "22:1 body: has a check box, which is not supported. Fix: remove [ ]"],
  [`one\n${"[".repeat(100_000)}`, "23:1 body: is nested too deeply"],
  [`one\n\n${`${"[".repeat(100)}\n`.repeat(1000)}`, "24:1 body: is nested too deeply"],
  [`${"- ".repeat(120)}a`, "22:101 body: is nested too deeply"],
  [
    "Text <br> more\n\n[a](/nowhere) and [](/work)\n\n[b](#no-heading)",
    "22:6 body: has HTML",
    "24:1 body: /nowhere is neither a page",
    "24:19 body: has a link without text",
    "26:1 body: there is no heading or section #no-heading",
  ],
])("the content check reports %j in the text of a post", async (markdown, ...problems) => {
  folder.edit(POST, "First paragraph.\n\n## Heading", markdown);
  expect(await folder.problems()).toEqual(
    problems.map((problem) => expect.stringContaining(`content/${POST}:${problem}`)),
  );
});

test.each([
  "[x](https://example.com/a/)",
  "[x](HTTPS://Example.com)",
  "[x](mailto:a@b.example?subject=x)",
  "[x](tel:+15550100)",
  "[x](/services)",
  "[x](/services?a=1#paid-ads)",
  "[x](/blog/rss.xml)",
  "www.example.com and a@b.example and <https://x.example>",
  "## Two\n\n### Three\n\n#### Four\n\n## Two",
  "```html\n<b>\n# no\n```\n\n`<b>`",
  "\\<b> and &lt;b>",
])("the content check accepts %j in the text of a post", async (markdown) => {
  folder.edit(POST, "First paragraph.", markdown);
  expect(await folder.problems()).toEqual([]);
  expect(await folder.warnings()).toEqual([]);
});

/** More signs that can be nested than a line may have outside of code. */
const PAIRS = "[0,1],".repeat(520);

test.each([
  ["a code block", ["```json", PAIRS, "```"]],
  ["a code block with an empty line", ["~~~", "", PAIRS, "~~~"]],
  [
    "a code block in a list",
    ["- ```", `  ${PAIRS}`, "  ```", "1. a", "", "   ~~~~", "   ~~~", `   ${PAIRS}`, "   ~~~~"],
  ],
  ["a code block in a quote", ["> ```", `> ${PAIRS}`, "> ```"]],
])("the content check accepts many brackets in a line of %s", async (_, lines) => {
  folder.edit(POST, "First paragraph.", lines.join("\n"));
  expect(await folder.problems()).toEqual([]);
});

test.each([
  ["a code block", ["```", PAIRS, "```", PAIRS]],
  ["a code block that contains other signs of code", ["~~~", "```", "~~~ x", "~~~", PAIRS]],
  ["a quote with a code block", ["> ```", "", PAIRS]],
  ["a list with a code block", ["- ```", "  a", "", PAIRS]],
  ["code in a sentence", ["``` `a` ```", PAIRS]],
])("the content check reports the line with many brackets below %s", async (_, lines) => {
  folder.edit(POST, "First paragraph.", lines.join("\n"));
  const place = `content/${POST}:${21 + lines.length}:1 body`;
  expect(await folder.problems()).toEqual([
    expect.stringContaining(`${place}: is nested too deeply`),
  ]);
});

test.each([
  ["an indented fence in a paragraph", ["text", "    ```", PAIRS, "    ```"]],
  ["indented text in a paragraph", ["text", "    ```", `    ${PAIRS}`, "    ```"]],
  ["a list that ends before its code", ["- ```", PAIRS, "```"]],
  ["a numbered list that ends before its code", ["1. ```", `  ${PAIRS}`, "   ```"]],
])("the content check does not take %s for code", async (_, lines) => {
  folder.edit(POST, "First paragraph.", lines.join("\n"));
  const line = 22 + lines.findIndex((text) => text.includes(PAIRS));
  const fault = `content/${POST}:${line}:1 body: is nested too deeply`;
  expect(await folder.problems()).toEqual([expect.stringContaining(fault)]);
});

test("the content check accepts many brackets in a code block that begins beside a number", async () => {
  folder.edit(POST, "First paragraph.", ["1. ```", `   ${PAIRS}`, "   ```"].join("\n"));
  expect(await folder.problems()).toEqual([]);
});
