import { contentFolderForEachTest } from "../support/content-folder";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

test("the content check accepts a valid folder", async () => {
  expect(await folder.problems()).toEqual([]);
});

test("the problems of a draft stop nothing", async () => {
  folder.edit(POST, "published: true", "published: false");
  folder.edit(POST, "title: A first title\n", "");
  folder.edit(POST, "First paragraph", "<b>First</b> paragraph");
  folder.remove("posts/first-post/cover.png");
  expect(await folder.problems()).toEqual([]);
  expect((await folder.drafts()).map((problem) => problem.replace(/: .*/, ""))).toEqual([
    `content/${POST}:2:1 title`,
    `content/${POST}:10:16 featuredImage`,
    `content/${POST}:21:1 body`,
    `content/${POST}:21:9 body`,
  ]);
});

test("a draft may repeat a value of a published post", async () => {
  folder.edit(POST, "published: true", "published: false");
  folder.edit(POST, "id: first-post-id", "id: second-post-id");
  expect(await folder.problems()).toEqual([]);
  expect(await folder.drafts()).toEqual([
    `content/${POST}:2:5 id: "second-post-id" is already the id in content/posts/second-post/index.md:2. Change one of them`,
  ]);
});

test("a draft with invalid syntax stops the build, because Gatsby cannot read the file", async () => {
  folder.edit(POST, "published: true", "published: false\ntitle: a: b");
  expect(await folder.problems()).toHaveLength(1);
});
