import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { readSource } from "../../src/content/read";
import { contentFolderForEachTest } from "../support/content-folder";
import { postText } from "../support/post-text";

const POST = "posts/first-post/index.md";
const SECOND = "posts/second-post/index.md";

const folder = contentFolderForEachTest();

test("the content check reports the problems of all files at once, sorted by place", async () => {
  folder.edit("services.json", '"Paid ads",', '"Paid ads"');
  folder.edit("site.json", "2025", '"2025"');
  folder.edit(POST, "published: true", "published: yes");
  folder.edit(POST, "title: A first title\n", "");
  folder.edit(POST, "First paragraph", "<b>First</b> paragraph");
  folder.write(SECOND, "no front matter");
  expect((await folder.problems()).map((problem) => problem.replace(/ (is|has) .*/, ""))).toEqual([
    `content/${POST}:2:1 title:`,
    `content/${POST}:12:12 published:`,
    `content/${POST}:21:1 body:`,
    `content/${POST}:21:9 body:`,
    `content/${SECOND}:1:1`,
    "content/services.json:4:5",
    "content/site.json:8:13 footerYears.home:",
  ]);
});

test("the content check reports one problem for each field", async () => {
  folder.edit("process.json", '"step": 1', '"step": -1.5');
  folder.edit("process.json", '"step": 2', '"steps": 2');
  expect((await folder.problems()).map((problem) => problem.replace(/ is .*/, ""))).toEqual([
    "content/process.json:3:13 1.step:",
    "content/process.json:7:3 2.step:",
    "content/process.json:8:14 2.steps:",
  ]);
});

test("the content check does not report names whose file cannot be read", async () => {
  folder.write("authors.json", "[");
  expect(await folder.problems()).toHaveLength(1);
});

describe("files", () => {
  test.each<[how: string, damage: () => void, problem: string]>([
    [
      "is missing",
      () => folder.remove("process.json"),
      "process.json:1:1 is missing. Create it, or restore it",
    ],
    ["is null", () => folder.write("plans.json", "null"), "plans.json:1:1 is empty"],
    [
      "is a text",
      () => folder.write("plans.json", '"x"'),
      'plans.json:1:1 is "x", but must be a list',
    ],
    ["has no entries", () => folder.write("plans.json", "[]"), "plans.json:1:1 has no entries"],
    [
      "is in UTF-16",
      () => folder.write("plans.json", Buffer.from("\uFEFF[]", "utf16le")),
      "is not UTF-8 text",
    ],
    [
      "has no text",
      () => folder.write(POST, postText("first-post").replace(/First.*/s, "")),
      `${POST}:21:1 body: is empty`,
    ],
    ["is empty", () => folder.write(POST, ""), `${POST}:1:1 has no fields`],
    [
      "has a list of fields",
      () => folder.write(POST, "---\n- a\n---\n\nText.\n"),
      `${POST}:2:1 is a list, but must be a group`,
    ],
  ])("the content check reports a file that %s", async (_, damage, problem) => {
    damage();
    expect(await folder.problems()).toContainEqual(expect.stringContaining(problem));
  });

  test("the content check reports a folder in place of a file, and checks the other files", async () => {
    folder.remove("process.json");
    mkdirSync(join(folder.path, "process.json"));
    folder.edit("plans.json", '"Starter"', "1");
    expect(await folder.problems()).toEqual([
      expect.stringContaining("content/plans.json:3:13 1.name: is 1"),
      expect.stringContaining("content/process.json:1:1 cannot be read"),
    ]);
  });

  test("a byte order mark and Windows line ends do not change the places of problems", async () => {
    const text = postText("first-post").replace("A first title", "2025").replace("First", "<b>");
    folder.write(POST, text);
    const problems = await folder.problems();
    expect(problems).toHaveLength(2);
    folder.write(POST, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
    expect(await folder.problems()).toEqual(problems);
  });

  test("files that no page uses stop nothing", async () => {
    for (const file of [
      "faq.json",
      "README.md",
      "posts/_next/index.md",
      "posts/first-post/a.md",
      "posts/first-post/notes/b.md",
      "pages/_later.md",
    ]) {
      folder.write(file, "---\na: b: c\n---\n<b>");
    }
    expect(await folder.problems()).toEqual([]);
  });

  test("a text in a place or with a name that the site does not read is a problem", async () => {
    const files = [
      "drafts/x.md",
      "pages/about.mdx",
      "pages/legal/imprint.md",
      "posts/a.md",
      "posts/b/Index.md",
    ];
    for (const file of files) folder.write(file, "x");
    const expected = [
      ...files.map((file) => `content/${file}:1:1 is not read by the site`),
      "content/posts/b/index.md:1:1 is missing",
    ];
    const problems = (await folder.problems()).map((problem) => problem.replace(/\. .*/, ""));
    expect(problems.sort()).toEqual(expected.sort());
  });
});

describe("content that is accepted", () => {
  test.each<[file: string, from: string, to: string]>([
    [POST, "What it is about.", ">\n  What it\n  is about."],
    [POST, "publishedAt: 2025-11-18T08:00:00Z", "publishedAt: 2024-02-29"],
    [POST, "publishedAt: 2025-11-18T08:00:00Z", "publishedAt: 2025-11-20T23:59:59+14:00"],
    [POST, "title: A first title", `title: ${"word ".repeat(60)}`],
    [POST, "published: true", "published: true\naliases: [old-slug, /2019/10/Old_Post.html, /é/x]"],
    [POST, "createdAt: 2025-11-05\n", ""],
    [POST, "id: first-post-id\n", ""],
    [POST, "slug: first-post\n", "coverFocus: top\n"],
    [POST, "keywords: [other keyword]\n", ""],
    [POST, "A first title", "“One” or “two”"],
    [POST, "A first title", '"“One”"'],
    [POST, "(/services)", "(HTTPS://Example.com/a/)"],
    [POST, "(/services)", "(mailto:a@b.example?subject=x)"],
    [POST, "(/services)", "(tel:+1-555-0100)"],
    [POST, "(/services)", "(#heading)"],
    [POST, "First", "www.example.com and a@b.example and <https://x.example> and `<b>` and \\<b>"],
    [POST, "First", "<!-- a\ncomment -->\n\ntext <br> more <!-- another -->"],
    [POST, "First", "<!-- a --> words <!-- <b> -->"],
    [POST, "First", "A sign `\n\n<!-- a -->\n\nand `"],
    [POST, "First", "# Title"],
    [POST, "First", "`==a==` and \\==b== if a==b and c==d, {{ name }}\n\n> [!NOTE]\n> Text."],
    [POST, "First", "```html\n<b>\n# no\n```"],
    ["services.json", "Paid ads", 'Paid \\"ads\\" \\u00e9 “quoted” // #'],
    ["site.json", "/services", "https://cal.example/intro"],
    ["plans.json", '"featured": false', '"featured": true'],
  ])("the content check accepts %s if %j is replaced by %j", async (file, from, to) => {
    folder.edit(file, from, to);
    expect(await folder.problems()).toEqual([]);
  });

  test("the content check reports two featured plans, also beside another problem", async () => {
    const plan = { name: "Starter", price: "$1", includes: ["x"], cta: "Go", featured: true };
    folder.write("plans.json", JSON.stringify([plan]));
    expect(await folder.problems()).toEqual([]);
    folder.write("plans.json", JSON.stringify([plan, { ...plan, name: "Growth", price: 1 }]));
    expect(await folder.problems()).toEqual([
      expect.stringContaining("2.price: is 1, but must be a text"),
      expect.stringContaining("2.featured: is also true in content/plans.json:1. Only one entry"),
    ]);
  });

  test("a folded text in YAML loses the line break at its end", () => {
    folder.edit(POST, "What it is about.", ">\n  What it\n  is about.\n");
    const { source } = readSource(join(folder.path, POST));
    expect(source?.data).toMatchObject({ excerpt: "What it is about." });
    expect(source?.body).toContain("First paragraph.");
  });
});

test("a copied post without id and slug needs a new folder name, and nothing else", async () => {
  folder.edit(POST, "id: first-post-id\n", "");
  folder.edit(POST, "slug: first-post\n", "");
  cpSync(join(folder.path, "posts/first-post"), join(folder.path, "posts/copy"), {
    recursive: true,
  });
  expect(await folder.problems()).toEqual([]);
  folder.rename("posts/copy", "posts/My copy");
  expect(await folder.problems()).toEqual([
    expect.stringContaining('content/posts/My copy/index.md:2:1 is in the folder "My copy"'),
  ]);
});

describe("pages", () => {
  const PAGE = "---\ntitle: About\nsubtitle: We.\ndescription: Who we are.\n---\n\n[Blog](/blog)\n";

  test.each<[name: string, text: string, problems: string[]]>([
    ["about-us.md", PAGE, []],
    ["_notes.md", "", []],
    ["About us.md", PAGE, [":2:1 has a name that cannot be an address. Use lower-case"]],
    ["blog.md", PAGE, [":2:1 has the address /blog, which the site uses already"]],
    ["pricing.md", PAGE, [":2:1 has the address /pricing, which the site uses already"]],
    ["text-of-a-test.md", PAGE.replace("subtitle: We.\n", ""), [":2:1 subtitle: is missing"]],
    ["text-of-a-test.md", PAGE.replace("/blog", "blog"), [':7:1 body: has a link to "blog"']],
    ["text-of-a-test.md", `${PAGE}![A chart](./chart.png)`, [":8:1 body: has a picture"]],
  ])("the content check of the page %s with %j finds %j", async (name, text, problems) => {
    folder.write(`pages/${name}`, text);
    expect(await folder.problems()).toEqual(
      problems.map((problem) => expect.stringContaining(`content/pages/${name}${problem}`)),
    );
  });
});

describe("drafts", () => {
  beforeEach(() => folder.edit(POST, "published: true", "published: false"));

  test("the problems of a draft stop nothing", async () => {
    folder.edit(POST, "title: A first title\n", "");
    folder.edit(POST, "First paragraph", "<b> paragraph");
    folder.remove("posts/first-post/cover.png");
    expect(await folder.problems()).toEqual([]);
    expect((await folder.drafts()).map((problem) => problem.replace(/: .*/, ""))).toEqual([
      `content/${POST}:2:1 title`,
      `content/${POST}:10:16 featuredImage`,
      `content/${POST}:21:1 body`,
    ]);
  });

  test("a draft may repeat a value of a published post", async () => {
    folder.edit(POST, "id: first-post-id", "id: SECOND-post-id");
    expect(await folder.problems()).toEqual([]);
    expect(await folder.drafts()).toEqual([
      `content/${POST}:2:5 id: "SECOND-post-id" is also in content/${SECOND}:2. Change one of them`,
    ]);
  });

  test("a draft with invalid YAML stops the build, because Gatsby cannot read the file", async () => {
    folder.edit(POST, "title: ", "title: a: ");
    expect(await folder.problems()).toHaveLength(1);
  });
});
