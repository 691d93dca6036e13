import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { makeContentFolder } from "../support/content-folder";

const folder = makeContentFolder();
afterAll(() => folder.clear());

const COMMAND = ["--import", require.resolve("tsx"), path.resolve("src/cli/content-check.ts")];
const cwd = path.dirname(folder.path);
const POST = "posts/first-post/index.md";

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [...COMMAND, ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "", ...env },
  });

test("prints one line if the content is valid", () => {
  const { stdout, stderr, status } = run([]);
  expect([stdout, stderr, status]).toEqual([
    "Content is valid (posts: 2 published, 0 scheduled, 0 drafts; JSON files: 8).\n",
    "",
    0,
  ]);
  const { stdout: then } = run([], { BUILD_DATE: "2025-11-18T07:00:00Z" });
  expect(then).toContain("posts: 0 published, 2 scheduled, 0 drafts");
});

test("prints every problem, exits with 1, and prints annotations in GitHub Actions", () => {
  folder.edit(POST, "published: true", "published: no");
  folder.edit("plans.json", '"Starter"', "1");
  const { stdout, stderr, status } = run([]);
  expect([stdout, status]).toEqual(["", 1]);
  expect(stderr.split("\n")).toEqual([
    "2 problems in the content:",
    expect.stringMatching(/^content\/plans\.json:3:13 entry 1, name: .+\. Fix: .+/),
    expect.stringMatching(/^content\/posts\/first-post\/index\.md:13:12 published: .+\. Fix: .+/),
    "",
  ]);
  expect(run([], { GITHUB_ACTIONS: "true" }).stderr).toContain(
    "\n::error file=content/plans.json,line=3,col=13::entry 1, name: ",
  );
  folder.edit(POST, "published: no", "published: true");
  folder.edit("plans.json", "1", '"Starter"');
});

test("prints its usage, and prints an error of one line for an unknown option", () => {
  expect(run(["--help"]).stdout).toContain("Usage: npm run content:check [-- --watch]\n");
  const { stderr, status } = run(["--watsch"]);
  expect([stderr, status]).toEqual([
    "Unknown option '--watsch'. Use: npm run content:check [-- --watch]\n",
    1,
  ]);
});

describe("--watch", () => {
  let child: ChildProcess;
  let output = "";
  beforeAll(() => {
    child = spawn(process.execPath, [...COMMAND, "--watch"], { cwd, env: process.env });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        output += text;
      });
    }
  });
  afterAll(async () => {
    child.kill();
    await once(child, "exit");
  });

  async function untilPrinted(text: string): Promise<void> {
    for (let tries = 0; !output.includes(text); tries++) {
      if (tries > 600) throw new Error(`The command printed not ${text}, but ${output}`);
      await new Promise((done) => setTimeout(done, 50));
    }
    output = "";
  }

  test("checks the content again after every change, also after the content folder was renamed and renamed back", async () => {
    await untilPrinted("posts: 2 published");
    folder.edit(POST, "published: true", "published: no");
    await untilPrinted("1 problem in the content");
    rmSync(path.join(folder.path, "posts/first-post"), { recursive: true });
    await untilPrinted("posts: 1 published");
    renameSync(folder.path, `${folder.path}-away`);
    await untilPrinted("content:1:1 is missing");
    renameSync(`${folder.path}-away`, folder.path);
    await untilPrinted("posts: 1 published");
  }, 60_000);
});
