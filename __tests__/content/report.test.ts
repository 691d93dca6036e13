import { resolve } from "node:path";
import { checkContent } from "../../src/content/check";
import { formatProblem, formatReport } from "../../src/content/report";
import { type ContentFolder, makeContentFolder } from "../support/content-folder";

const POST = "posts/first-post/index.md";

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.clear());

test("the content of this project has no problems", async () => {
  const { problems, posts, site, json } = await checkContent(resolve(__dirname, "../../content"));
  expect(formatReport(problems)).toBe("");
  expect(posts.length).toBeGreaterThanOrEqual(3);
  expect(site).toBe(json["site.json"]);
  expect(Object.keys(json)).toHaveLength(8);
});

test("several problems in several files are all reported at once, by file and place", async () => {
  folder.edit("services.json", '"Paid ads",', '"Paid ads"');
  folder.edit("site.json", "2025", '"2025"');
  folder.edit("site.json", "https://steepline.example", "steepline.example");
  folder.edit(POST, "title: A first title\n", "");
  folder.edit(POST, "published: true", "published: yes");
  folder.edit(POST, "updatedAt: 2025-11-19", "updatedAt: 2025-11-01");
  folder.edit(POST, "First paragraph", "<b>First</b> paragraph");
  folder.write("posts/second-post/index.md", "no front matter");
  folder.write("posts/loose.md", "");
  expect((await folder.problems()).map((line) => line.replace(/ (is|has) .*/, ""))).toEqual([
    "content/posts/first-post/index.md:1:1 title:",
    "content/posts/first-post/index.md:12:12 published:",
    "content/posts/first-post/index.md:15:12 updatedAt:",
    "content/posts/first-post/index.md:21:1 body:",
    "content/posts/first-post/index.md:21:9 body:",
    "content/posts/loose.md:1:1",
    "content/posts/second-post/index.md:1:1",
    "content/services.json:3:24",
    "content/site.json:3:10 url:",
    "content/site.json:9:13 footerYears.home:",
  ]);
});

test("a field that is wrong by itself is not reported in relation to others as well", async () => {
  folder.edit("process.json", '"step": 1', '"step": 0');
  folder.edit("site.json", '"path": "/services"', '"path": "/services/"');
  expect(await folder.problems()).toHaveLength(2);
});

test("a post that cannot be read does not make links to it wrong", async () => {
  folder.edit(POST, "(/services)", "(/blog/second-post)");
  folder.write("posts/second-post/index.md", "no front matter");
  expect(await folder.problems()).toHaveLength(1);
  folder.write("categories.json", "[");
  folder.edit(POST, "(/blog/second-post)", "(/blog/category/anything)");
  expect((await folder.problems()).map((line) => line.split(":")[0])).toEqual([
    "content/categories.json",
    "content/posts/second-post/index.md",
  ]);
});

test("a published post may not link to a draft, a draft may", async () => {
  folder.edit(POST, "(/services)", "(/blog/second-post)");
  folder.edit("posts/second-post/index.md", "published: true", "published: false");
  folder.edit("posts/second-post/index.md", "(/services)", "(/blog/not-yet-written)");
  expect(await folder.problems()).toEqual([
    "content/posts/first-post/index.md:26:23 body: /blog/second-post is no page of this site. Fix: link to a page or a published post of this site",
  ]);
});

test("the report holds what is valid, and nothing of files with problems", async () => {
  folder.edit(POST, "First paragraph", "<b>");
  folder.edit("posts/second-post/index.md", "published: true", "published: false");
  folder.edit("cases.json", '"second-case"', '"first-case"');
  const { posts, site, json } = await checkContent(folder.path);
  expect(posts.map(({ folder: name, published }) => [name, published])).toEqual([
    ["second-post", false],
  ]);
  expect(posts[0]?.publishedAt).toBe("2025-11-18T08:00:00Z");
  expect(site?.brand).toBe("Steepline");
  expect(json["cases.json"]).toBeUndefined();
  expect(json["plans.json"]).toHaveLength(2);
});

describe("format", () => {
  const problem = {
    file: "content/posts/x/index.md",
    line: 4,
    column: 7,
    field: "slug",
    message: "is not a slug",
    fix: "use letters",
  };
  const line = "content/posts/x/index.md:4:7 slug: is not a slug. Fix: use letters";

  test("a problem is one line", () => {
    expect(formatProblem(problem)).toBe(line);
    expect(formatProblem({ ...problem, field: "" })).toBe(line.replace("slug: ", ""));
    expect(formatProblem({ ...problem, file: "a\nb\u2028c" })).toBe(
      "a\\nb\u2028c:4:7 slug: is not a slug. Fix: use letters",
    );
  });

  test("a report counts its problems", () => {
    expect(formatReport([])).toBe("");
    expect(formatReport([problem])).toBe(`1 problem in the content:\n${line}`);
    expect(formatReport([problem, problem])).toBe(`2 problems in the content:\n${line}\n${line}`);
  });
});
