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

test("a build with invalid content stops with all problems, and names no secret", async () => {
  copyProject(folder);
  damage(POST, /^published: true$/m, "published: maybe");
  damage("content/plans.json", /"name": "Starter",/, '"name": "Starter", "prize": "$1k/mo",');

  const { status, output } = await buildIn(folder, {
    GATSBY_CONTACT_EXTRA: '{"name":"canary-value"}',
    GATSBY_CONTACT_ENDPOINT: "nowhere",
  });

  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`^${POST}:\\d+:\\d+ published: `, "m"));
  expect(output).toMatch(/^content\/plans\.json:\d+:\d+ .*prize/m);
  expect(output).toMatch(/^GATSBY_CONTACT_ENDPOINT must be the https URL/m);
  expect(output).toMatch(/^GATSBY_CONTACT_EXTRA must be a flat JSON object/m);
  expect(output).not.toContain("canary-value");
  expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
}, 300_000);
