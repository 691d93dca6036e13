import { contentFolderForEachTest } from "../support/content-folder";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

const LINK = "has text that looks like a link but is not one";
const SIGN = "has ** or ~~ or __ that does not format any text";
const ITEM = "has a line that begins like a list item but is not one";
const HEADING = "has text that looks like a heading but is not one";
const TABLE = "has text that looks like a table but is not one";
const INSIDE = "inside a word or a number";
const TOOL = "has a line that begins with a sign of another tool";

/** Each row has Markdown that starts at line 22 of a post, and the beginning of each warning. */
test.each<[markdown: string, ...warnings: string[]]>([
  ["one\n• two\n• three", `23:1 body: ${ITEM}`],
  ["– one\n– two", `22:1 body: ${ITEM}`],
  ["— one\n— two", `22:1 body: ${ITEM}`],
  ["● one", `22:1 body: ${ITEM}`],
  ["✓ one", `22:1 body: ${ITEM}`],
  ["✅ one", `22:1 body: ${ITEM}`],
  ["1️⃣ one", `22:1 body: ${ITEM}`],
  ["a) one\nb) two", `22:1 body: ${ITEM}`],
  ["(1) one", `22:1 body: ${ITEM}`],
  ["ii) two", `22:1 body: ${ITEM}`],
  ["a. one", `22:1 body: ${ITEM}`],
  ["-**one** two", `22:1 body: ${ITEM}`],
  ["-[one](/work)", `22:1 body: ${ITEM}`],
  ["-one", `22:1 body: ${ITEM}`],
  ["> one\n> 1.two", `23:3 body: ${ITEM}`],
  ["1)one", `22:1 body: ${ITEM}`],
  ["-\u00a0one", `22:1 body: ${ITEM}`],
  ["1.\u00a0one", `22:1 body: ${ITEM}`],
  ["The steps:\n2. two", `23:1 body: ${ITEM}`],
  ["3.x times", `22:1 body: ${ITEM}`],
  ["##Heading", `22:1 body: ${HEADING}`],
  ["##\u00a0Heading", `22:1 body: ${HEADING}`],
  ["|a|b|\n|-|\n|1|2|", `22:1 body: ${TABLE}`],
  ["from 10~20% to 30~40%", `22:8 body: has ~ ${INSIDE}`],
  ["2*3*4", `22:2 body: has * ${INSIDE}`],
  ["a**b**c", `22:2 body: has ** ${INSIDE}`],
  ["2**3", `22:2 body: ${SIGN}`],
  ["a **b", `22:3 body: ${SIGN}`],
  ["a\nb **c **d", `23:3 body: ${SIGN}`],
  ["a ~~b", `22:3 body: ${SIGN}`],
  ["a `b", "22:3 body: has a backtick without a second one"],
  ["[x](https://exa mple.com)", `22:3 body: ${LINK}`],
  ["[a][nowhere]", `22:3 body: ${LINK}`],
  ["so (a)[https://x.example]", `22:1 body: ${LINK}`],
  ["> [!NOTE]\n> a", "22:3 body: has a callout such as [!NOTE]"],
  ["[TOC]", "22:1 body: has [TOC]"],
  ["see [[page]]", "22:5 body: has [[...]]"],
  ["a {#id}", "22:3 body: has {...} with an id or a class"],
  ["a {: .class}", "22:3 body: has {...} with an id or a class"],
  ["::: tip\na\n:::", `22:1 body: ${TOOL}`],
  ["!!! note", `22:1 body: ${TOOL}`],
  ["term\n: text", `23:1 body: ${TOOL}`],
  ["== Title ==", `22:1 body: ${TOOL}`],
  ["a ==b== c", "22:3 body: has ==...=="],
  ["Go :rocket:!", "22:4 body: has the name of an emoji"],
  ["{{< youtube id >}}", "22:1 body: has {{ or {%"],
  ["{% include x %}", "22:1 body: has {{ or {%"],
  ["[caption]a[/caption]", "22:11 body: has a code in square brackets"],
  ["so $x^2$ is", "22:4 body: has a formula"],
  ["$$x$$", "22:1 body: has a formula"],
  ["x^2^", "22:2 body: has ^...^"],
  ["“see https://x.example/a”", "22:6 body: has an address that contains ”"],
  ["https://x.example/a—and", "22:1 body: has an address that contains —"],
  ["[x](http://localhost:8000/blog)", '22:1 body: "http://localhost:8000/blog" is an address that'],
  ["[x](http://127.0.0.1)", '22:1 body: "http://127.0.0.1" is an address that only'],
  [
    "[x](https://steepline.example/work/#first-case)",
    '22:1 body: "https://steepline.example/work/#first-case" contains the host of this site. Fix: write /work#first-case',
  ],
  ["2024. It began.", "22:1 body: has a list that starts at 2024. Fix: for a sentence that begins"],
  ["a\n\n    b", "24:1 body: has indented text"],
  ["## A\n\n#1 tip\n---", "25:1 body: has a line of - that makes the text above it a heading"],
  ["- a\n-", "23:1 body: has a list item without text"],
  [">", "22:1 body: has a quote without text"],
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
  "We tested about ~20% of it, at 3.4x, e.g. in the EU (see above).",
  "这是**重点**内容",
  "> It worked.\n> — Ana Lopes",
  "Read data[0] of 2024, and ask: why? I. e. not much.",
  "1.5 million people, 10.000 orders, 3) no more",
  "C++ and C#, @home, 50/50, a == b, snake_case_name, x^2, {a} and % off",
  "https://x.example/a_(b) and https://x.example/a. Next.",
  "- one\n  - two\n\n2. three\n3. four",
])("the content check has no warning for %j", async (markdown) => {
  folder.edit(POST, "First paragraph.", markdown);
  expect([await folder.problems(), await folder.warnings()]).toEqual([[], []]);
});

test.each([
  ["an entity", "A &amp; B", "has &amp;, which visitors see as it is. Fix: write the character"],
  ["bold text", "A **guide**", "has **guide**, but Markdown and HTML have no effect"],
  ["emphasis", "A *guide*", "has *guide*, but Markdown and HTML have no effect"],
  ["a link", "[A guide](/work)", "has ](/, but Markdown and HTML have no effect"],
  ["code", "A `guide`", "has `guide`, but Markdown and HTML have no effect"],
  ["HTML", "A<br>guide", "has <br>, but Markdown and HTML have no effect"],
])("the content check warns of %s in a field, which is shown as it is", async (_, text, said) => {
  folder.edit(POST, "A first title", JSON.stringify(text));
  folder.edit("services.json", '"Ads that pay."', JSON.stringify(text));
  expect(await folder.warnings()).toEqual([
    expect.stringContaining(`content/${POST}:3:8 title: ${said}`),
    expect.stringContaining(`content/services.json:4:13 "Paid ads", desc: ${said}`),
  ]);
  expect(await folder.problems()).toEqual([]);
});

test.each([
  "R&D; more",
  "AT&T",
  "5 * 3 * 2",
  "a_b_c",
  "Costs & fees: 2 < 3 > 1",
  "Top 10 *",
  "f(x)",
])("the content check has no warning for %j in a field", async (text) => {
  folder.edit(POST, "A first title", JSON.stringify(text));
  expect([await folder.problems(), await folder.warnings()]).toEqual([[], []]);
});
