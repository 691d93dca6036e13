import { formatProblem, formatReport } from "../../src/content/report";
import { contentFolderForEachTest } from "../support/content-folder";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

test("the content check reports the problems of all files at once, sorted by file and position", async () => {
  folder.edit("services.json", '"Paid ads",', '"Paid ads"');
  folder.edit("site.json", "2025", '"2025"');
  folder.edit("site.json", "https://steepline.example", "steepline.example");
  folder.edit(POST, "title: A first title\n", "");
  folder.edit(POST, "published: true", "published: yes");
  folder.edit(POST, "First paragraph", "<b>First</b> paragraph");
  folder.write("posts/second-post/index.md", "no front matter");
  folder.write("posts/loose.md", "");
  expect((await folder.problems()).map((line) => line.replace(/ (is|has|does) .*/, ""))).toEqual([
    "content/posts/first-post/index.md:1:1 title:",
    "content/posts/first-post/index.md:12:12 published:",
    "content/posts/first-post/index.md:21:1 body:",
    "content/posts/first-post/index.md:21:9 body:",
    "content/posts/loose.md:1:1",
    "content/posts/second-post/index.md:1:1",
    "content/services.json:4:5",
    "content/site.json:3:10 url:",
    "content/site.json:8:13 footerYears.home:",
  ]);
});

test("the content check reports a field once, even if the field breaks several rules", async () => {
  folder.edit("process.json", '"step": 1', '"step": -1.5');
  folder.edit("site.json", '"path": "/services"', '"path": "/services/"');
  expect(await folder.problems()).toHaveLength(2);
});

test("the content check does not report links to a post that cannot be read", async () => {
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

test("the content check reports a link to a draft if a published post contains the link, but not if a draft contains it", async () => {
  folder.edit(POST, "(/services)", "(/blog/second-post)");
  folder.edit("posts/second-post/index.md", "published: true", "published: false");
  folder.edit("posts/second-post/index.md", "(/services)", "(/blog/not-yet-written)");
  expect(await folder.problems()).toEqual([
    "content/posts/first-post/index.md:26:23 body: /blog/second-post is neither a page nor a file of this site. Fix: link to a page or a published post, or put the file into the folder static",
  ]);
});

describe("formatted", () => {
  const problem = {
    file: "content/posts/x/index.md",
    line: 4,
    column: 7,
    field: "slug",
    message: "is not a slug",
    fix: "use letters",
  };
  const line = "content/posts/x/index.md:4:7 slug: is not a slug. Fix: use letters";

  test("a problem of the content is formatted as one line", () => {
    expect(formatProblem(problem)).toBe(line);
    expect(formatProblem({ ...problem, field: "" })).toBe(line.replace("slug: ", ""));
    expect(formatProblem({ ...problem, file: "a\nb\u2028c" })).toBe(
      "a\\nb\u2028c:4:7 slug: is not a slug. Fix: use letters",
    );
  });

  test("the report names the number of warnings and of problems, and is empty without any", () => {
    const [problems, warnings] = [[problem], [problem, problem]];
    expect(formatReport({ problems: [], warnings: [] }, true)).toBe("");
    expect(formatReport({ problems, warnings })).toBe(
      `2 warnings in the content, published as it is:\n${line}\n${line}\n1 problem in the content:\n${line}`,
    );
  });

  test("in GitHub Actions, the report annotates problems as errors, and warnings as warnings", () => {
    const odd = {
      file: "content/a,b: 100%.md",
      message: "is 100%\nwrong, really",
      fix: "do ::this",
    };
    const report = formatReport(
      { problems: [{ ...problem, ...odd, field: "" }], warnings: [problem] },
      true,
    );
    expect(report.split("\n").filter((line) => line.startsWith("::"))).toEqual([
      "::warning file=content/posts/x/index.md,line=4,col=7::slug: is not a slug. Fix: use letters",
      "::error file=content/a%2Cb%3A 100%25.md,line=4,col=7::is 100%25%0Awrong, really. Fix: do ::this",
    ]);
  });
});
