import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeContentFolder } from "../support/content-folder";

const folder = makeContentFolder();
afterAll(() => folder.clear());

const COMMAND = ["--import", require.resolve("tsx"), path.resolve("src/cli/content-check.ts")];
const cwd = path.dirname(folder.path);
const POST = "posts/first-post/index.md";

const run = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, COMMAND, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "", ...env },
  });

test("npm run content:check prints one line if the content is valid", () => {
  const { stdout, stderr, status } = run();
  expect([stdout, stderr, status]).toEqual(["Content is valid.\n", "", 0]);
});

test("the content check prints the problems of environment variables as a build does, and exits with 1", () => {
  const { stdout, stderr, status } = run({ BUILD_DATE: "rubbish" });
  const problem =
    "BUILD_DATE must be a date, such as 2025-11-20T08:00:00Z. Correct it, or unset it.\n";
  expect([stdout, stderr, status]).toEqual(["", problem, 1]);
});

test("for invalid content, the content check prints every problem and GitHub annotations, and exits with 1", () => {
  folder.edit(POST, "published: true", "published: no");
  folder.edit("plans.json", '"Starter"', "1");
  const { stdout, stderr, status } = run();
  expect([stdout, status]).toEqual(["", 1]);
  expect(stderr.split("\n")).toEqual([
    "2 problems in the content:",
    expect.stringMatching(/^content\/plans\.json:3:13 entry 1, name: .+\. Fix: .+/),
    expect.stringMatching(/^content\/posts\/first-post\/index\.md:13:12 published: .+\. Fix: .+/),
    "",
  ]);
  expect(run({ GITHUB_ACTIONS: "true" }).stderr).toContain(
    "\n::error file=content/plans.json,line=3,col=13::entry 1, name: ",
  );
  folder.edit(POST, "published: no", "published: true");
  folder.edit("plans.json", "1", '"Starter"');
});
