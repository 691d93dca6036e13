import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeContentFolder } from "../support/content-folder";

const folder = makeContentFolder();
afterAll(() => folder.clear());

const COMMAND = ["--import", require.resolve("tsx"), path.resolve("src/cli/content-check.ts")];
const cwd = path.dirname(folder.path);

const run = () => spawnSync(process.execPath, COMMAND, { cwd, encoding: "utf8" });

test("npm run content:check prints each problem on one line, and exits with 1", () => {
  folder.edit("posts/second-post/index.md", "published: true", "published: false");
  folder.edit("posts/second-post/index.md", "category:", "catgory:");
  const draft = "content/posts/second-post/index.md:2:1 category: is missing.";
  expect(run()).toMatchObject({ status: 0, stdout: "Published content is valid.\n" });
  expect(run().stderr).toContain(draft);
  folder.edit("plans.json", '"Starter"', "1");
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain("content/plans.json:3:13 1.name: is 1, but must be a text");
  expect(stderr).toContain(draft);
});
