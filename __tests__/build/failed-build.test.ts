import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildIn, copyProject } from "../support/copy-project";
import { tempFolder } from "../support/temp-folder";

const folder = tempFolder();
const POST = "content/posts/facebook-ads-ecommerce-guide-2025/index.md";

function damage(file: string, from: RegExp, to: string) {
  const whole = path.join(folder, file);
  const text = readFileSync(whole, "utf8");
  expect(text).toMatch(from);
  writeFileSync(whole, text.replace(from, to));
}

test("a build with invalid content and variables reports all problems, and fails", async () => {
  copyProject(folder);
  damage(POST, /^published: true$/m, "published: maybe");
  damage("content/plans.json", /"name": "Starter",/, '"name": "Starter", "prize": "$1k/mo",');

  const env = { GATSBY_CONTACT_EXTRA: '{"name":"canary-value"}', BUILD_DATE: "tomorrow" };
  const { status, output } = await buildIn(folder, env);

  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`^${POST}:\\d+:\\d+ published: `, "m"));
  expect(output).toMatch(/^content\/plans\.json:\d+:\d+ .*prize/m);
  expect(output).toMatch(/^GATSBY_CONTACT_EXTRA must be a flat JSON object/m);
  expect(output).toMatch(/^BUILD_DATE must be a date/m);
  expect(output).not.toContain("canary-value");
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
}, 300_000);
