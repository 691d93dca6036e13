import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect, type Open } from "../e2e/support/test";
import { BUILD_MS, copyProject, mustBuildIn } from "../support/copy-project";
import { serveSite } from "../support/serve-site";
import { writeFiles } from "../support/temp-folder";

/** gatsby-plugin-islands in a site of two pages, and this site without gatsby-plugin-islands. */

const EXAMPLE = {
  "package.json": '{ "name": "example", "dependencies": { "gatsby": "*" } }',
  "gatsby-config.ts": `export default {
  plugins: [
    {
      resolve: "gatsby-plugin-islands",
      options: { boot: "./src/boot.ts", islands: { thanks: "./src/thanks/Thanks.tsx" } },
    },
  ],
};`,
  "static/favicon.ico": "",
  "src/boot.ts": 'document.title = "Booted";',
  "src/thanks/thanks.css": ".thanks { color: red }",
  "src/thanks/Thanks.tsx": `import React, { useState } from "react";
import "./thanks.css";

export default function Thanks({ text }) {
  const [isThanked, setThanked] = useState(false);
  return <button className="thanks" onClick={() => setThanked(true)}>{isThanked ? text : "Press"}</button>;
}`,
  "src/pages/index.tsx": `import React from "react";
import { Island } from "../../plugins/gatsby-plugin-islands/browser/Island";
import Thanks from "../thanks/Thanks";

export default () => (
  <main><Island name="thanks" component={Thanks} props={{ text: "Thank you" }} /></main>
);`,
  "src/pages/about.tsx": `import React from "react";

export default () => <main><h1>About</h1></main>;`,
};

const folder = (name: string) => mkdtempSync(path.join(tmpdir(), `${name}-`));

function makeExample(): string {
  const example = folder("example");
  writeFiles(example, EXAMPLE);
  const plugin = "plugins/gatsby-plugin-islands";
  cpSync(path.resolve(plugin), path.join(example, plugin), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(example, "node_modules"), "dir");
  return example;
}

function buildExample(example: string) {
  const cli = path.join(example, "node_modules/gatsby/cli.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "build"], {
    cwd: example,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  // Gatsby breaks lines at 80 characters.
  return { status, output: (stdout + stderr).replace(/\s+/g, " ") };
}

const test = base.extend<{ openIn: (project: string) => Promise<Open> }>({
  async openIn({ visitorsOf }, use) {
    const closing: (() => Promise<void>)[] = [];
    await use(async (project) => {
      const site = await serveSite(path.join(project, "public"));
      closing.push(site.close);
      return visitorsOf(site);
    });
    for (const close of closing) await close();
  },
});

test.describe.configure({ mode: "serial", timeout: BUILD_MS });

let example: string;
test.beforeAll(() => {
  example = makeExample();
});
test.afterAll(() => rmSync(example, { recursive: true, force: true, maxRetries: 5 }));

test("with gatsby-plugin-islands, pages load only the boot script, and an island loads at intent", async ({
  openIn,
}) => {
  const { status, output } = buildExample(example);
  expect([status, output]).toEqual([0, expect.any(String)]);
  const open = await openIn(example);

  const about = await open("/about");
  await expect(about.page).toHaveTitle("Booted");
  const scripts = about.requests.map((request) => new URL(request.url()).pathname).slice(1);
  expect(scripts).toEqual([expect.stringMatching(/^\/static\/boot-\w+\.js$/)]);
  expect(await about.page.content()).not.toContain(".thanks");

  const { page, requests } = await open("/");
  await expect(page).toHaveTitle("Booted");
  expect(requests).toHaveLength(2);
  const button = page.getByRole("button");
  await expect(button).toHaveCSS("color", "rgb(255, 0, 0)");
  await expect(async () => {
    await button.click();
    await expect(button).toHaveText("Thank you", { timeout: 500 });
  }).toPass();
  expect(requests.filter((request) => request.url().endsWith(".css"))).toEqual([]);
});

test("without gatsby-plugin-islands, this site is an ordinary Gatsby site", async ({ openIn }) => {
  const project = folder("ordinary");
  copyProject(project);
  const config = path.join(project, "gatsby-config.ts");
  const text = readFileSync(config, "utf8");
  const ordinary = text.replace(/ {4}\{\n {6}resolve: "gatsby-plugin-islands",.*?\n {4}\},\n/s, "");
  expect(ordinary).not.toBe(text);
  writeFileSync(config, ordinary);
  await mustBuildIn(project, {});
  // The policy of the site forbids the inline scripts of Gatsby's client.
  rmSync(path.join(project, "public/_headers"));

  const { page } = await (await openIn(project))("/services");
  await page.waitForFunction(() => "___loader" in window);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transparent Pricing");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  rmSync(project, { recursive: true, force: true, maxRetries: 5 });
});
