import { once } from "node:events";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/lib/list-files";
import { buildIn, copyProject, startGatsby } from "../support/copy-project";
import { tempFolder, writeFiles } from "../support/temp-folder";

const folder = tempFolder();
const POST = "content/posts/facebook-ads-ecommerce-guide-2025/index.md";

function damage(file: string, from: RegExp, to: string) {
  const whole = path.join(folder, file);
  const text = readFileSync(whole, "utf8");
  expect(text).toMatch(from);
  writeFileSync(whole, text.replace(from, to));
}

beforeAll(() => {
  copyProject(folder);
  writeFiles(folder, { "public/index.html": "the last build" });
});

function expectLastOutput() {
  expect(listFiles(path.join(folder, "public"))).toEqual(["index.html"]);
  expect(readFileSync(path.join(folder, "public/index.html"), "utf8")).toBe("the last build");
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "a build that is stopped by %s puts back the output of the last build",
  async (signal) => {
    const build = startGatsby(folder, ["build"]);
    const closed = once(build, "close");
    for await (const text of build.stdout) {
      if (String(text).includes("success building schema")) build.kill(signal);
    }
    expect(await closed).toEqual([1, null]);
    expectLastOutput();
  },
  300_000,
);

test("a build that fails after the content check puts back the output of the last build", async () => {
  damage("src/pages/404.tsx", /page\(/, "unknownPage(");
  const { status, output } = await buildIn(folder, {});
  expect([status, output]).toEqual([1, expect.stringContaining("unknownPage")]);
  expectLastOutput();
}, 300_000);

test("a build with invalid content reports all problems, and keeps the output of the last successful build", async () => {
  // A build that was killed has left these folders.
  renameSync(path.join(folder, "public"), path.join(folder, ".public-before"));
  writeFiles(folder, { "public/half.html": "half a build" });
  damage(POST, /^published: true$/m, "published: maybe");
  damage("content/plans.json", /"name": "Starter",/, '"name": "Starter", "prize": "$1k/mo",');
  damage("content/site.json", /"url": "[^"]*"/, '"url": "nowhere"');

  const env = {
    GATSBY_CONTACT_EXTRA: '{"name":"canary-value"}',
    GATSBY_CONTACT_ENDPOINT: "nowhere",
  };
  const { status, output } = await buildIn(folder, env);

  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`^${POST}:\\d+:\\d+ published: .* Fix: `, "m"));
  expect(output).toMatch(/^content\/plans\.json:\d+:\d+ .*prize.* Fix: /m);
  expect(output).toMatch(/^content\/site\.json:\d+:\d+ url: .* Fix: /m);
  expect(output).toMatch(/^GATSBY_CONTACT_ENDPOINT must be an https URL.* Fix: /m);
  expect(output).toMatch(/^GATSBY_CONTACT_EXTRA must be a flat JSON object.* Fix: /m);
  expect(output).not.toContain("canary-value");
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expectLastOutput();
}, 300_000);
