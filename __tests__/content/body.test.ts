import { contentFolderForEachTest } from "../support/content-folder";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

const IMAGE = "has an image inside the text, which is not supported";
const FIRST_LEVEL =
  "has a first-level heading, but only the title of the post may have this level. Fix: write ## in";
const FOOTNOTE = "has a footnote, which is not supported";
const INCOMPLETE = "is a link to an incomplete URL. Fix: write https:// and the host";
const NOT_PLAIN = "is a path that contains //, /./, /../ or a character that browsers encode";
const NEITHER = "is a link that is neither a path of this site nor a complete URL";
const script = (scheme = "javascript:") =>
  `is a forbidden or incomplete link that starts with ${scheme}`;

/**
 * Each row has a name, markdown that starts at line 22 of a post, and the beginning of each
 * expected problem.
 */
test.each<[name: string, markdown: string, ...problems: string[]]>([
  ["HTML", "<b>x", '22:1 body: has HTML ("<b>"), which is not supported'],
  ["HTML inside a line", "text <br> more", '22:6 body: has HTML ("<br>"), which is not supported'],
  ["an HTML comment", "<!-- c -->", '22:1 body: has HTML ("<!-- c -->"), which is not supported'],
  ["a script", "<script>1</script>", '22:1 body: has HTML ("<script>1</script>"), which is not'],
  [
    "HTML in a later line",
    "one\n\ntwo\n\n- three\n- four\n\n1. five\n2. <i>",
    "30:4 body: has HTML",
  ],
  ["a javascript: link", "[x](javascript:1)", `22:1 body: "javascript:1" ${script()}`],
  [
    "a JAVASCRIPT: link in capitals",
    "[x](JAVASCRIPT:1)",
    `22:1 body: "JAVASCRIPT:1" ${script("JAVASCRIPT:")}`,
  ],
  [
    "a javascript: link with an HTML entity",
    "[x](jav&#x61;script:1)",
    `22:1 body: "javascript:1" ${script()}`,
  ],
  [
    "a tab in an address",
    "[x](java&Tab;script:1)",
    `22:1 body: "java\\tscript:1" is a link with a tab (U+0009) in its address`,
  ],
  ["a control character", "[x](&#1;javascript:x)", `22:1 body: "\ufffdjavascript:x" ${NEITHER}`],
  ["an unsafe autolink", "<javascript:1>", `22:1 body: "javascript:1" ${script()}`],
  ["an unsafe definition", "[x][d]\n\n[d]: javascript:x", `24:1 body: "javascript:x" ${script()}`],
  ["an unused definition", "[d]: javascript:x", `22:1 body: "javascript:x" ${script()}`],
  ["an address on its own line", "[a](\njavascript:1\n)", `22:1 body: "javascript:1" ${script()}`],
  ["a data: link", "[x](data:text/html,x)", `22:1 body: "data:text/html,x" ${script("data:")}`],
  ["an ftp: link", "[x](ftp://a.example)", `22:1 body: "ftp://a.example" ${script("ftp:")}`],
  [
    "a mailto: link without an address",
    "[x](mailto:)",
    `22:1 body: "mailto:" ${script("mailto:")}`,
  ],
  [
    "a link to another host without a scheme",
    "[x](//evil.example)",
    '22:1 body: "//evil.example" begins with //, so it is a link to another host',
  ],
  [
    "a link with backslashes",
    "[x](\\\\\\\\evil.example)",
    `22:1 body: "\\\\evil.example" is a link with a backslash in its address`,
  ],
  [
    "a link with a slash and a backslash",
    "[x](/\\\\evil)",
    `22:1 body: "/\\evil" is a link with a backslash in its address`,
  ],
  ["a space in an address", "[x](<a b>)", `22:1 body: "a b" is a link with a space in its address`],
  ["an https: link without slashes", "[x](https:evil)", `22:1 body: "https:evil" ${INCOMPLETE}`],
  [
    "an https: link without a host",
    "[x](https:///evil)",
    `22:1 body: "https:///evil" ${INCOMPLETE}`,
  ],
  ["a link with an empty host", "[x](http://)", `22:1 body: "http://" ${INCOMPLETE}`],
  ["a link with an invalid host", "[x](https://[::1)", `22:1 body: "https://[::1" ${INCOMPLETE}`],
  [
    "a link with a user name",
    "[x](https://u@evil.example)",
    '22:1 body: "https://u@evil.example" is a link with',
  ],
  [
    "a link with a trailing slash",
    "[x](/work/)",
    '22:1 body: "/work/" is a link that ends with a slash. Fix: write /work',
  ],
  ["a link to a relative path", "[x](services)", `22:1 body: "services" ${NEITHER}`],
  ["a link with two slashes in its path", "[x](/a//b)", `22:1 body: "/a//b" ${NOT_PLAIN}`],
  [
    "a link with dots in its path",
    "[x](/a/../services)",
    `22:1 body: "/a/../services" ${NOT_PLAIN}`,
  ],
  ["a link without an address", "[x]()", '22:1 body: "" is a link without an address'],
  ["a link without text", "[](/services)", "22:1 body: has a link without text"],
  [
    "a table row with too many cells",
    "|a|b|\n|-|-|\n|1|2|\n|1|2|3|",
    "25:1 body: has a table row with 3 cells, but the table has 2 columns",
  ],
  ["an image", "![a](./b.png)", `22:1 body: ${IMAGE}`],
  ["an image with a definition", "![a][b]\n\n[b]: https://x.example/b.png", `22:1 body: ${IMAGE}`],
  ["a first-level heading", "# Title", `22:1 body: ${FIRST_LEVEL}`],
  ["a line of = below text", "#1 tip\n===", `22:1 body: ${FIRST_LEVEL}`],
  ["a first-level heading in a quote", "> # quoted", `22:3 body: ${FIRST_LEVEL}`],
  [
    "a skipped level below the title",
    "### Skip",
    "22:1 body: has a heading ### directly under the title",
  ],
  [
    "a skipped level",
    "## Two\n\n#### 4",
    "24:1 body: has a heading #### directly under ##, which skips",
  ],
  [
    "a deep heading",
    "## 2\n### 3\n#### 4\n##### 5",
    "25:1 body: has a heading #####, but the site",
  ],
  ["a heading without text", "##", "22:1 body: has a heading without text"],
  ["a footnote", "a[^1]\n\n[^1]: note", `22:2 body: ${FOOTNOTE}`, `24:1 body: ${FOOTNOTE}`],
  ["an inline footnote", "a^[inline]", `22:2 body: ${FOOTNOTE}`],
  [
    "a check box",
    "- [ ] todo",
    "22:1 body: has a check box, which is not supported. Fix: remove [ ]",
  ],
  ["a line with very many Markdown characters", "*".repeat(600), "22:1 body: is nested too deeply"],
  [
    "a long paragraph",
    `one\n\n${"some words ".repeat(2000)}`,
    "24:1 body: has a paragraph of more than",
  ],
  [
    "several problems",
    "Text <br> more\n\n[a](/nowhere) and [](/work)\n\n[b](#no-heading)",
    "22:6 body: has HTML",
    "24:1 body: /nowhere is not a page",
    "24:19 body: has a link without text",
    "26:1 body: there is no heading #no-heading",
  ],
])("the content check reports %s in the text of a post", async (_, markdown, ...problems) => {
  folder.edit(POST, "First paragraph.\n\n## Heading", markdown);
  expect(await folder.problems()).toEqual(
    problems.map((problem) => expect.stringContaining(`content/${POST}:${problem}`)),
  );
});

test.each([
  ["an https link", "[x](https://example.com/a/)"],
  ["an http link", "[x](http://example.com)"],
  ["a link with its scheme in capitals", "[x](HTTPS://Example.com)"],
  ["a mailto link", "[x](mailto:a@b.example?subject=x)"],
  ["a tel link", "[x](tel:+15550100)"],
  ["a link to a page", "[x](/services)"],
  ["a link to the home page", "[x](/)"],
  ["a link with query and hash", "[x](/services?a=1#paid-ads)"],
  ["a link to a heading", "[x](#heading)"],
  ["a link to a post", "[x](/blog/second-post)"],
  ["a link to a category", "[x](/blog/category/paid-advertising)"],
  ["a link to a file of the build", "[x](/blog/rss.xml)"],
  ["a link with a topic", "[x](/contact?about=growth)"],
  [
    "addresses that are not marked as links",
    "www.example.com and a@b.example and <https://x.example>",
  ],
  ["a reference link", "[x][d]\n\n[d]: https://x.example"],
  ["all heading levels", "## Two\n\n### Three\n\n#### Four\n\n## Two"],
  ["HTML and headings in code", "```html\n<b>\n# no\n```\n\n`<b>`"],
  ["escaped HTML", "\\<b> and &lt;b>"],
])("the content check accepts %s in the text of a post", async (_, markdown) => {
  folder.edit(POST, "First paragraph.", markdown);
  expect(await folder.problems()).toEqual([]);
  expect(await folder.warnings()).toEqual([]);
});
