import { contentFolderForEachTest } from "../support/content-folder";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

const LINK = "has text that looks like a link but is not one";
const SIGN = "has ** that does not format any text";
const ITEM = "has a line that begins like a list item but is not one";
const HEADING = "has text that looks like a heading but is not one";
const TABLE = "has text that looks like a table but is not one";
const SPLIT = "has a line directly below a list or a quotation, which ends there";
const FIELDS = "has fields of a post in its text";
const HYPHENS = "has text directly above a line of hyphens, which makes the text a heading";
const ROW = "has a line directly below a table, which makes the line a row of the table";
const NOTE = "has a sign for a footnote that does not exist";

/** Each row has Markdown that starts at line 22 of a post, and the beginning of each warning. */
test.each<[markdown: string, ...warnings: string[]]>([
  ["one\n• two\n• three", `23:1 body: ${ITEM}`],
  ["-**one** two", `22:1 body: ${ITEM}`],
  ["> one\n> 1.two", `23:3 body: ${ITEM}`],
  ["1)one", `22:1 body: ${ITEM}`],
  ["1.\u00a0one", `22:1 body: ${ITEM}`],
  ["The steps:\n2. two", `23:1 body: ${ITEM}`],
  ["##Heading", `22:1 body: ${HEADING}`],
  ["|a|b|\n|-|\n|1|2|", `22:1 body: ${TABLE}`],
  ["a\nb **c **d", `23:3 body: ${SIGN}`],
  ["a `b", "22:3 body: has a backtick without a second one"],
  ["[x](https://exa mple.com)", `22:3 body: ${LINK}`],
  ["[a][nowhere]", `22:3 body: ${LINK}`],
  ["so (a)[https://x.example]", `22:1 body: ${LINK}`],
  ["[x](http://localhost:8000/blog)", '22:1 body: "http://localhost:8000/blog" is an address that'],
  [
    "[x](https://steepline.example/work/#first-case)",
    '22:1 body: "https://steepline.example/work/#first-case" contains the host of this site. Fix: write /work#first-case',
  ],
  ["a\n\n    b", "24:1 body: has indented text"],
  ["- a\n- b\nc", `24:1 body: ${SPLIT}`],
  ["> a\nb", `23:1 body: ${SPLIT}`],
  ["- a\n  - b\n  c", `24:3 body: ${SPLIT}`],
  ["A sentence.\n---", `22:1 body: ${HYPHENS}`],
  ["---\ntitle: a\nslug: b\n---\n\nText.", `23:1 body: ${FIELDS}`],
  ["---\ntitle: a\n\ntags: [b]", `23:1 body: ${FIELDS}`],
  ["|a|b|\n|-|-|\n|1|2|\nA line.\nA line.", `25:1 body: ${ROW}`],
  ["a [^1] b", `22:3 body: ${NOTE}`],
  ["a\u200bb\n`c\ufeffd`", "22:2 body: has a zero-width space (U+200B)", "23:3 body: has a byte"],
  [
    "- a\n\n  ```js\n  b\n\n> ~~~\n> c\n> ```\n\n````\n```",
    "24:3 body: has a code block without an end. Fix: write ``` in a line of its own below the code",
    "27:3 body: has a code block without an end. Fix: write ~~~",
    "31:1 body: has a code block without an end. Fix: write ````",
  ],
])("the content check warns of %j, but accepts it", async (markdown, ...warnings) => {
  folder.edit(POST, "First paragraph.", markdown);
  expect(await folder.warnings()).toEqual(
    warnings.map((warning) => expect.stringContaining(`content/${POST}:${warning}`)),
  );
  expect(await folder.problems()).toEqual([]);
});

test.each([
  [POST, "2025-11-19T", "2099-11-28T", "16:12 updatedAt: is in the future"],
  ["site.json", "actually works", "works?", '22:17 hero.emphasis: "works?" is not the end'],
])(
  "the content check warns of a doubtful field of %s, but accepts it",
  async (file, from, to, warning) => {
    folder.edit(file, from, to);
    expect(await folder.warnings()).toEqual([
      expect.stringContaining(`content/${file}:${warning}`),
    ]);
    expect(await folder.problems()).toEqual([]);
  },
);

test.each([
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "|a|b|\n|-|-|\n|1|",
  "> ~~~~\n> a\n> ~~~~\n\n- b\n\n  ```\n  ```",
  "`**a`, `## b`, `[c][d]`, `[[e]]`, `2*3*4`, `{{f}}` and `` ` ``",
  "\\*\\*a\\*\\*, \\`b, \\[c\\](d)\n\\-e\n1\\.f\n\\## g\n\\| h |\n2\\*3\\*4 and 10\\~20 to 30\\~40",
  "-41% is #1 of 2 * 3, a|b, [sic] (2025) and [First] [Last]",
  "**SEO**-driven, `UTM`-based, *A*-grade [TikTok](/work)-style ads [1](/work)##",
  "Write to a@b.example, see [us](/work) and **x**",
  "- a\n- **b**\n\n1. c\n\n> d",
  "a\u00a0b “c” – and — so on",
  "It costs $5 to $10, US$20 or A$30, from 10:30 to 11:45: a lot.",
  "Read data[0] of 2024, and ask: why? I. e. not much.",
  "C++ and C#, @home, 50/50, a == b, snake_case_name, x^2, {a} and % off",
  "- one\n  - two\n\n2. three\n3. four",
  "- one\n  still one\n- two\n\nThree\n- four",
  "> one\n> still one\n\nTwo\n\n---\n\nName: three",
  "a | b\n--|--\n1 | 2",
  "ภาษา\u200bไทย",
])("the content check has no warning for %j", async (markdown) => {
  folder.edit(POST, "First paragraph.", markdown);
  expect([await folder.problems(), await folder.warnings()]).toEqual([[], []]);
});
