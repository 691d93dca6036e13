import { spawnSync } from "node:child_process";
import path from "node:path";
import { contentFolderForEachTest } from "../support/content-folder";

const COMMAND = ["--import", require.resolve("tsx"), path.resolve("src/cli/new-post.ts")];

const folder = contentFolderForEachTest();

const newPost = (title: string) =>
  spawnSync(process.execPath, [...COMMAND, title], {
    cwd: path.dirname(folder.path),
    encoding: "utf8",
  });

test.each([
  ["How to price a bundle", "how-to-price-a-bundle"],
  ["  Crème brûlée & Co. — don’t: 50 % off!  ", "creme-brulee-co-dont-50-off"],
  ["広告の基本 #1", "1"],
])("npm run new:post creates a draft %j that can be published as it is", async (title, slug) => {
  expect(newPost(title)).toMatchObject({ status: 0, stderr: "" });
  expect([...(await folder.problems()), ...(await folder.drafts())]).toEqual([]);
  folder.edit(`posts/${slug}/index.md`, "published: false", "published: true");
  expect(await folder.problems()).toEqual([]);
});

test("npm run new:post names a post by its date if the title has no Latin letters", () => {
  expect(newPost("広告の基本").stdout).toMatch(/posts\/post-\d{4}-\d\d-\d\d\/index\.md/);
});

test("npm run new:post needs a title that no post has", () => {
  expect(newPost(" ")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("The post has no title"),
  });
  expect(newPost("First post")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("first-post exists already"),
  });
});
