import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "../e2e/support/test";
import { copyProject, startGatsby } from "../support/copy-project";
import { writeFixtureContent } from "../support/fixture-content";
import { freePort } from "../support/ports";
import { looksOf } from "./support/looks";

const READY_MS = 600_000;
const CHANGE_MS = 180_000;

interface Develop {
  url: string;
  output(): string;
  edit(file: string, from: string, to: string): void;
}

const test = base.extend<object, { develop: Develop }>({
  develop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use) => {
      const project = path.join(tmpdir(), `steepline-develop-${process.pid}`);
      copyProject(project);
      writeFixtureContent(path.join(project, "content"));
      const port = String(await freePort());
      const gatsby = startGatsby(
        project,
        ["develop", "--port", port, "--host", "127.0.0.1"],
        // This logger prints whole lines, and no control characters.
        { GATSBY_LOGGER: "yurnalist" },
      );
      const group = gatsby.pid ?? Number.NaN;
      let printed = "";
      for (const stream of [gatsby.stdout, gatsby.stderr]) {
        stream.on("data", (data) => {
          printed += data;
        });
      }
      try {
        const ready = () => {
          if (gatsby.exitCode !== null) throw new Error(printed);
          return /Building development bundle - [\d.]+ ?s/.test(printed);
        };
        await expect.poll(ready, { timeout: READY_MS }).toBe(true);
        const edit = (file: string, from: string, to: string) => {
          const whole = path.join(project, "content", file);
          const text = readFileSync(whole, "utf8");
          if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
          writeFileSync(whole, text.replace(from, to));
        };
        await use({ url: `http://127.0.0.1:${port}`, output: () => printed, edit });
      } finally {
        if (gatsby.exitCode === null) process.kill(-group, "SIGKILL");
        rmSync(project, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    { scope: "worker", timeout: READY_MS + 60_000 },
  ],
});

// The tests share one server.
test.describe.configure({ mode: "serial" });

const SLUG = "facebook-ads-ecommerce-guide-2025";
const POST = `posts/${SLUG}/index.md`;

test("npm run develop shows the styles of the build, first and after a navigation", async ({
  develop,
  visitorsOf,
  visit,
}) => {
  const paths = ["/", "/pricing", "/contact", `/blog/${SLUG}`];
  const { page: built } = await visit("/", { reducedMotion: "reduce" });
  const { page } = await visitorsOf(develop)("/process", { reducedMotion: "reduce" });
  for (const path of paths) {
    await built.goto(path);
    const expected = await looksOf(built);
    expect(expected.length).toBeGreaterThan(50);
    await page.goto(path);
    await expect.poll(() => looksOf(page)).toEqual(expected);
    await page.goto("/process");
    // Gatsby's client navigates like a click on a link, as soon as it has started.
    await page.waitForFunction(() => Reflect.has(window, "___navigate"));
    await page.evaluate((to) => Reflect.get(window, "___navigate")(to), path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => looksOf(page)).toEqual(expected);
  }
});

test("npm run develop updates the open home page when a price in the content changes", async ({
  develop,
  visitorsOf,
}) => {
  const { page, wake } = await visitorsOf(develop)("/");
  await wake();
  const plans = page.locator("#pricing");
  await expect(plans).toContainText("$1k");
  develop.edit("plans.json", '"$1k/mo"', '"$1.2k/mo"');
  await expect(plans).toContainText("$1.2k", { timeout: CHANGE_MS });
});

test("npm run develop shows a problem of changed content in the browser until it is corrected", async ({
  develop,
  visitorsOf,
}) => {
  const { page, wake, expectFaults } = await visitorsOf(develop)("/");
  await wake();
  const problem = /category: "Nowhere" is not in content\/categories\.json/;
  expectFaults(problem, /Encountered a script tag/);
  const overlay = page.locator("gatsby-fast-refresh");
  develop.edit(POST, "category: Paid Advertising", "category: Nowhere");
  await expect(overlay).toContainText(problem, { timeout: CHANGE_MS });
  expect(develop.output()).toMatch(problem);
  develop.edit(POST, "category: Nowhere", "category: Paid Advertising");
  await expect(overlay).not.toContainText(problem, { timeout: CHANGE_MS });
});
