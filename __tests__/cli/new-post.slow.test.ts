import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DRAFT_COVER, draftPost, postText } from "../../src/cli/content/draft-post";
import { slugOf } from "../../src/content/types/fields";
import { type ContentFolder, makeContentFolder } from "../support/content-folder";

const TODAY = "2026-03-02";

test.each([
  ["How to price a bundle", "how-to-price-a-bundle"],
  ["  Crème brûlée & Co. — 50 % off!  ", "creme-brulee-co-50-off"],
  ["Don’t stop", "dont-stop"],
  ["🚀 Launch 🚀", "launch"],
  ["ﬁne print ½", "fine-print-1-2"],
])("a new post with the title %j has the slug %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("the slug of a new post has at most 80 characters, and ends with a whole word if possible", () => {
  const slug = slugOf("word ".repeat(30));
  expect(slug).toBe(Array(16).fill("word").join("-"));
  expect(slugOf("x".repeat(200))).toBe("x".repeat(80));
});

const NAMES = { author: "Mara Ellison", category: "Paid Advertising", today: TODAY };

test("the slug of a new post is the date if the title has no Latin letters", () => {
  expect(draftPost({ title: "広告の基本", ...NAMES }).slug).toBe("post-2026-03-02");
});

describe("a draft", () => {
  let folder: ContentFolder;
  beforeEach(() => {
    folder = makeContentFolder();
  });
  afterEach(() => folder.clear());

  test.each([
    'Quotes "and" \\ #hash: {brace} & *star* % @ ! | > `tick`',
    "2025",
    "x".repeat(110),
    "word ".repeat(21).trim(),
  ])("a draft with the title %j passes the content check", async (title) => {
    const post = draftPost({ title, ...NAMES });
    folder.write(`posts/${post.slug}/index.md`, postText(post));
    folder.write(`posts/${post.slug}/${DRAFT_COVER}`, readFileSync("src/cli/content/cover.png"));
    expect(await folder.problems()).toEqual([]);
    folder.edit(`posts/${post.slug}/index.md`, "published: false", "published: true");
    const problems = await folder.problems();
    expect(problems.filter((one) => !one.includes("contains PLACEHOLDER"))).toEqual([]);
  });

  test("a published post with placeholders of a draft does not pass the content check", async () => {
    const post = draftPost({ title: "A title", ...NAMES });
    folder.write("posts/a-title/index.md", postText({ ...post, published: true, tags: ["ads"] }));
    folder.write(`posts/a-title/${DRAFT_COVER}`, readFileSync("src/cli/content/cover.png"));
    const problem = (place: string) =>
      expect.stringContaining(
        `content/posts/a-title/index.md:${place}: contains PLACEHOLDER, but the post is published. Fix: replace the text`,
      );
    expect(await folder.problems()).toEqual([
      problem("5:10 excerpt"),
      problem("9:16 featuredImage"),
      problem("10:19 featuredImageAlt"),
      problem("15:18 metaDescription"),
      problem("16:12 keywords, entry 1"),
      ...[19, 21, 23, 24].map((line) => problem(`${line}:1 body`)),
    ]);
  });
});

describe("npm run new:post", () => {
  const folder = makeContentFolder();
  afterAll(() => folder.clear());
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ["--import", require.resolve("tsx"), path.resolve("src/cli/new-post.ts"), ...args],
      { cwd: path.dirname(folder.path), encoding: "utf8" },
    );

  test("npm run new:post creates a valid draft once, and prints the next steps", async () => {
    folder.remove("posts");
    const { stdout, status } = run("First", "new", "post");
    expect(status).toBe(0);
    expect(stdout).toContain(
      "Created a draft by Mara Ellison in Paid Advertising: content/posts/first-new-post/index.md",
    );
    expect(stdout).toMatch(/npm run develop[\s\S]*npm run content:check[\s\S]*published: true/);
    const second = run("First new post");
    expect(second.stderr).toBe(
      "content/posts/first-new-post exists already. Choose another title.\n",
    );
    expect(await folder.problems()).toEqual([]);
    const text = readFileSync(path.join(folder.path, "posts/first-new-post/index.md"), "utf8");
    expect(text).toMatch(/^published: false$/m);
    expect(text).toMatch(/^publishedAt: \d{4}-\d\d-\d\d$/m);
  });

  test("a second draft with the title of a renamed post is valid", async () => {
    run("A renamed post");
    folder.rename("posts/a-renamed-post", "posts/renamed");
    folder.edit("posts/renamed/index.md", 'slug: "a-renamed-post"', "slug: renamed");
    expect(run("A renamed post").status).toBe(0);
    expect(await folder.problems()).toEqual([]);
  });

  test.each<[args: string[], message: RegExp]>([
    [[], /^The post needs a title\. Use: npm run new:post -- "/],
    [["Page"], /^slug: is reserved by the blog itself\. Fix: /],
    [["--help"], /^The post needs a title\. Use: npm run new:post -- "/],
  ])("npm run new:post prints a one-line error for the arguments %j", (args, message) => {
    const before = readdirSync(path.join(folder.path, "posts"));
    const { stderr, stdout, status } = run(...args);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim()).toMatch(message);
    expect(stderr.trim()).not.toContain("\n");
    expect(readdirSync(path.join(folder.path, "posts"))).toEqual(before);
    expect(existsSync(path.join(folder.path, "posts/a-title"))).toBe(false);
  });
});
