import { type ContentFolder, makeContentFolder } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const FIRST = `content/${POST}`;

/** What to do about HTML, and about an address that is not allowed. */
const HTML = "Fix: write markdown; to show it as text, put it between backticks";
const ADDRESS = "Fix: write https://..., mailto:..., tel:..., a path as /services, or #part";

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.clear());

/** A body that begins in line 22 of the file, and the whole report. */
type Damage = [name: string, markdown: string, expected: string[]];

describe("a body is refused for", () => {
  test.each<Damage>([
    ["HTML", "<b>x", [`${FIRST}:22:1 body: has HTML ("<b>"), which is not supported. ${HTML}`]],
    [
      "HTML inside a line",
      "text <br> more",
      [`${FIRST}:22:6 body: has HTML ("<br>"), which is not supported. ${HTML}`],
    ],
    [
      "a comment",
      "<!-- c -->",
      [`${FIRST}:22:1 body: has HTML ("<!-- c -->"), which is not supported. ${HTML}`],
    ],
    [
      "a script",
      "<script>alert(1)</script>",
      [
        `${FIRST}:22:1 body: has HTML ("<script>alert(1)</script>"), which is not supported. ${HTML}`,
      ],
    ],
    [
      "javascript:",
      "[x](javascript:alert(1))",
      [
        `${FIRST}:22:1 body: "javascript:alert(1)" is a link to javascript:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "javascript: in capitals",
      "[x](JAVASCRIPT:alert(1))",
      [
        `${FIRST}:22:1 body: "JAVASCRIPT:alert(1)" is a link to JAVASCRIPT:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "javascript: with an entity",
      "[x](jav&#x61;script:alert(1))",
      [
        `${FIRST}:22:1 body: "javascript:alert(1)" is a link to javascript:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "javascript: with a tab",
      "[x](java&Tab;script:alert(1))",
      [
        `${FIRST}:22:1 body: "java\\tscript:alert(1)" is a link with a space, a backslash or a control character in its address. ${ADDRESS}`,
      ],
    ],
    [
      "javascript: after a control character",
      "[x](&#1;javascript:x)",
      [
        `${FIRST}:22:1 body: "�javascript:x" is a link that is neither a path of this site nor a whole address. ${ADDRESS}`,
      ],
    ],
    [
      "javascript: as an address in text",
      "<javascript:alert(1)>",
      [
        `${FIRST}:22:1 body: "javascript:alert(1)" is a link to javascript:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "javascript: defined below",
      "[x][d]\n\n[d]: javascript:x",
      [
        `${FIRST}:24:1 body: "javascript:x" is a link to javascript:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "javascript: defined and not used",
      "[d]: javascript:x",
      [
        `${FIRST}:22:1 body: "javascript:x" is a link to javascript:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "javascript: on a line of its own",
      "[a](\njavascript:alert\n)",
      [
        `${FIRST}:22:1 body: "javascript:alert" is a link to javascript:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "data:",
      "[x](data:text/html,x)",
      [
        `${FIRST}:22:1 body: "data:text/html,x" is a link to data:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "vbscript:",
      "[x](vbscript:x)",
      [
        `${FIRST}:22:1 body: "vbscript:x" is a link to vbscript:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "ftp:",
      "[x](ftp://a.example)",
      [
        `${FIRST}:22:1 body: "ftp://a.example" is a link to ftp:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "another host",
      "[x](//evil.example)",
      [
        `${FIRST}:22:1 body: "//evil.example" is a link to another host without https:. Fix: write https: before it`,
      ],
    ],
    [
      "another host with backslashes",
      "[x](\\\\\\\\evil.example)",
      [
        `${FIRST}:22:1 body: "\\\\evil.example" is a link with a space, a backslash or a control character in its address. ${ADDRESS}`,
      ],
    ],
    [
      "a slash and a backslash",
      "[x](/\\\\evil)",
      [
        `${FIRST}:22:1 body: "/\\evil" is a link with a space, a backslash or a control character in its address. ${ADDRESS}`,
      ],
    ],
    [
      "https: without slashes",
      "[x](https:evil)",
      [
        `${FIRST}:22:1 body: "https:evil" is a link to an incomplete address. Fix: write https:// and the host`,
      ],
    ],
    [
      "https: without a host",
      "[x](https:///evil)",
      [
        `${FIRST}:22:1 body: "https:///evil" is a link to an incomplete address. Fix: write https:// and the host`,
      ],
    ],
    [
      "a name before the host",
      "[x](https://u@evil.example)",
      [
        `${FIRST}:22:1 body: "https://u@evil.example" is a link with a name before the host (@). Fix: remove what is before the @`,
      ],
    ],
    [
      "no host at all",
      "[x](http://)",
      [
        `${FIRST}:22:1 body: "http://" is a link to an incomplete address. Fix: write https:// and the host`,
      ],
    ],
    [
      "a broken host",
      "[x](https://[::1)",
      [
        `${FIRST}:22:1 body: "https://[::1" is a link to an incomplete address. Fix: write https:// and the host`,
      ],
    ],
    [
      "a slash at the end",
      "[x](/services/)",
      [`${FIRST}:22:1 body: "/services/" is a link that ends with a slash. Fix: write /services`],
    ],
    [
      "a relative path",
      "[x](services)",
      [
        `${FIRST}:22:1 body: "services" is a link that is neither a path of this site nor a whole address. ${ADDRESS}`,
      ],
    ],
    ["no address", "[x]()", [`${FIRST}:22:1 body: "" is a link without an address. ${ADDRESS}`]],
    [
      "a link without text",
      "[](/services)",
      [`${FIRST}:22:1 body: has a link without text. Fix: write what it leads to between [ and ]`],
    ],
    [
      "mailto: without an address",
      "[x](mailto:)",
      [
        `${FIRST}:22:1 body: "mailto:" is a link to mailto:, which is not allowed or not complete. ${ADDRESS}`,
      ],
    ],
    [
      "a path with two slashes",
      "[x](/a//b)",
      [
        `${FIRST}:22:1 body: "/a//b" is not a plain path of this site. Fix: write it as /services or /blog/a-post`,
      ],
    ],
    [
      "a path with dots",
      "[x](/a/../services)",
      [
        `${FIRST}:22:1 body: "/a/../services" is not a plain path of this site. Fix: write it as /services or /blog/a-post`,
      ],
    ],
    [
      "an address with a space",
      "[x](<a b>)",
      [
        `${FIRST}:22:1 body: "a b" is a link with a space, a backslash or a control character in its address. ${ADDRESS}`,
      ],
    ],
    [
      "an address that ends at a space",
      "[x](https://exa mple.com)",
      [
        `${FIRST}:22:1 body: has what looks like a link but is none. Fix: write [text](address) without spaces in the address; define what [a][b] names`,
      ],
    ],
    [
      "a reference to nothing",
      "[a][nowhere]",
      [
        `${FIRST}:22:1 body: has what looks like a link but is none. Fix: write [text](address) without spaces in the address; define what [a][b] names`,
      ],
    ],
    [
      "a picture",
      "![a](./b.png)",
      [
        `${FIRST}:22:1 body: has a picture: pictures inside the text are not supported. Fix: remove the picture, or use featuredImage for the post's only one`,
      ],
    ],
    [
      "a picture defined below",
      "![a][b]\n\n[b]: /b.png",
      [
        `${FIRST}:22:1 body: has a picture: pictures inside the text are not supported. Fix: remove the picture, or use featuredImage for the post's only one`,
      ],
    ],
    [
      "a first-level heading",
      "# Title",
      [
        `${FIRST}:22:1 body: has a first-level heading, which the title of the post already is. Fix: write ## instead of #`,
      ],
    ],
    [
      "a first-level heading, underlined",
      "Title\n=====",
      [
        `${FIRST}:22:1 body: has a first-level heading, which the title of the post already is. Fix: write ## instead of #`,
      ],
    ],
    [
      "a first-level heading in a quote",
      "> # quoted",
      [
        `${FIRST}:22:3 body: has a first-level heading, which the title of the post already is. Fix: write ## instead of #`,
      ],
    ],
    [
      "a level left out below the title",
      "### Skip",
      [
        `${FIRST}:22:1 body: has a heading ### under the title, which leaves out a level. Fix: write ##`,
      ],
    ],
    [
      "a level left out further down",
      "## Two\n\n#### Four",
      [`${FIRST}:24:1 body: has a heading #### under ##, which leaves out a level. Fix: write ###`],
    ],
    [
      "a heading that is too deep",
      "## 2\n\n### 3\n\n#### 4\n\n##### 5",
      [
        `${FIRST}:28:1 body: has a heading #####, which is deeper than the site has. Fix: write #### at most`,
      ],
    ],
    [
      "a heading without text",
      "##",
      [`${FIRST}:22:1 body: has a heading without text. Fix: write its text, or remove it`],
    ],
    [
      "a footnote",
      "a[^1]\n\n[^1]: note",
      [
        `${FIRST}:22:2 body: has a footnote, which is not supported. Fix: write it into the text`,
        `${FIRST}:24:1 body: has a footnote, which is not supported. Fix: write it into the text`,
      ],
    ],
    [
      "a footnote in place",
      "a^[inline]",
      [`${FIRST}:22:2 body: has a footnote, which is not supported. Fix: write it into the text`],
    ],
    [
      "a check box",
      "- [ ] todo",
      [`${FIRST}:22:1 body: has a check box, which nobody can tick here. Fix: remove [ ] or [x]`],
    ],
    [
      "very many marks in a line",
      "************************************************************************************************************************************************************************************************************************************************************************************************************a************************************************************************************************************************************************************************************************************************************************************************************************************",
      [
        `${FIRST}:22:1 body: is nested too deeply. Fix: remove brackets, marks or indentation until it is as deep as in the other files`,
      ],
    ],
    [
      "a paragraph that would take minutes to parse",
      `one\n\n${"some words ".repeat(2000)}`,
      [
        `${FIRST}:24:1 body: has a paragraph of more than 20000 characters. Fix: divide it by empty lines`,
      ],
    ],
    [
      "HTML far down",
      "one\n\ntwo\n\n- three\n- four\n\n1. five\n2. <i>",
      [`${FIRST}:30:4 body: has HTML ("<i>"), which is not supported. ${HTML}`],
    ],
  ])("%s", async (_, markdown, expected) => {
    folder.edit(POST, "First paragraph.\n\n## Heading", markdown);
    expect(await folder.problems()).toEqual(expected);
  });
});

test.each([
  ["https", "[x](https://example.com/a/)"],
  ["http", "[x](http://example.com)"],
  ["capitals in the scheme", "[x](HTTPS://Example.com)"],
  ["mailto", "[x](mailto:a@b.example?subject=x)"],
  ["tel", "[x](tel:+15550100)"],
  ["a page", "[x](/services)"],
  ["the home page", "[x](/)"],
  ["a page with query and anchor", "[x](/services?a=1#paid-ads)"],
  ["an anchor", "[x](#heading)"],
  ["a post", "[x](/blog/second-post)"],
  ["a category", "[x](/blog/category/paid-advertising)"],
  ["a later page of the list", "[x](/blog/page/2)"],
  ["a file", "[x](/files/a.pdf)"],
  ["addresses in the text", "www.example.com and a@b.example and <https://x.example>"],
  ["a reference", "[x][d]\n\n[d]: https://x.example"],
  ["a table", "| a | b |\n|---|---|\n| 1 | 2 |"],
  ["HTML and headings in code", "```html\n<b>\n# no\n```\n\n`<b>`"],
  ["escaped HTML", "\\<b> and &lt;b>"],
  ["all heading levels", "## Two\n\n### Three\n\n#### Four\n\n## Two"],
  ["lists and quotes", "- a\n- **b**\n\n1. c\n\n> d"],
  ["spaces that do not break", "a b “c”"],
])("a body may hold %s", async (_, markdown) => {
  folder.edit(POST, "First paragraph.", markdown);
  expect(await folder.problems()).toEqual([]);
});

test("every problem of a text is told, each in its line", async () => {
  const text = "Text <br> more\n\n[a](/nowhere) and [](/gone)\n\n[b](#no-heading)";
  folder.edit(POST, "First paragraph.", text);
  expect((await folder.problems()).map((line) => line.replace(/ Fix: .*/, ""))).toEqual([
    `${FIRST}:22:6 body: has HTML ("<br>"), which is not supported.`,
    expect.stringMatching(/:24:1 body: .*\/nowhere/),
    expect.stringMatching(/:24:19 body: .*(without text|\/gone)/),
    expect.stringMatching(/:24:19 body: .*(without text|\/gone)/),
    expect.stringMatching(/:26:1 body: .*#no-heading/),
  ]);
});
