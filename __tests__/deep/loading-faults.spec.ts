import { readFileSync } from "node:fs";
import path from "node:path";
import type { Route } from "@playwright/test";
import { forbidStorage } from "../e2e/support/forbid-storage";
import { formOn, MESSAGE } from "../e2e/support/form";
import { documentPaths, settled } from "../e2e/support/react";
import { expect, type Open, type Page, PHONE, test } from "../e2e/support/test";
import { chunkFiles } from "../support/chunks";
import { fixtureSite } from "../support/sites";

/**
 * Simulates each fault for each file that a page requests, on the first page of a visit and after
 * navigation.
 */

type Fault = (route: Route) => Promise<unknown> | undefined;

const html = "<!doctype html><title>Sign in</title><p>Sign in</p>";

/** Responds with half of a file, as after a transfer that stopped without an error. */
async function half(route: Route) {
  const answer = await route.fetch();
  const body = await answer.body();
  await route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) });
}

/**
 * Faults of a request. A test title puts the name of a fault after "one of its files", for example
 * "one of its files is not found".
 */
const FAULTS: [string, Fault][] = [
  ["is not found", (route) => route.fulfill({ status: 404, body: "Not found" })],
  ["has status 500", (route) => route.fulfill({ status: 500, body: "Oh" })],
  ["fails", (route) => route.abort()],
  ["never arrives", () => undefined],
  [
    "is replaced by an HTML page",
    (route) => route.fulfill({ body: html, contentType: "text/html" }),
  ],
  ["is cut off", half],
];

const built = fixtureSite();
const scriptsOf = chunkFiles(built.folder);

const stats = JSON.parse(
  readFileSync(path.join(built.folder, ".cache/webpack.stats.json"), "utf8"),
);
const stylesOf = (chunk: string): string[] =>
  stats.assetsByChunkName[chunk]
    .filter((file: string) => file.endsWith(".css") && !file.startsWith("styles."))
    .map((file: string) => `/${file}`);

function filesOf(route: string) {
  const data = `/page-data${route === "/" ? "/index" : route}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = JSON.parse(
    readFileSync(built.file(data), "utf8"),
  );
  return {
    styles: stylesOf(componentChunkName),
    scripts: scriptsOf(componentChunkName),
    data: [
      data,
      "/page-data/app-data.json",
      ...staticQueryHashes.map((hash: string) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}

function assetsOf(route: string): string[] {
  const page = built.page(route);
  const font = page.querySelector("link[rel=preload]")?.getAttribute("href") ?? "";
  const sources = page.querySelectorAll("img").map((image) => image.getAttribute("src") ?? "");
  return [font, ...sources.slice(0, 2)];
}

/** Runs `see` for every case, four at a time, and returns one line per failure. */
async function visitAll<T>(cases: T[], see: (item: T, index: number) => Promise<void>) {
  const failures: string[] = [];
  const waiting = [...cases.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      await see(item, index).catch((error: Error) => {
        failures.push(`${JSON.stringify(item)}: ${error.message.slice(0, 400)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return failures;
}

const exactly = (file: string) => (url: URL) => url.pathname === file;

async function open(visit: Open, route: string, file: string, fault: Fault, index: number) {
  const made = await visit(route, {
    viewport: PHONE,
    hasTouch: true,
    until: "domcontentloaded",
    before: async (page) => {
      // In every visit, the file fails to load. In every second visit, the browser also forbids
      // storage.
      if (index % 2) await forbidStorage(page);
      await page.route(exactly(file), fault);
    },
  });
  made.expectFaults(/./);
  return made;
}

/** Waits until the page sends no more requests, and fails if the page reloads endlessly. */
const quiet = (page: Page, requests: unknown[]) =>
  expect(async () => {
    const before = requests.length;
    await settled(page);
    await settled(page);
    expect(requests).toHaveLength(before);
  }).toPass({ timeout: 60_000 });

async function interact(page: Page, requests: unknown[]) {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await quiet(page, requests);
}

async function expectText(page: Page, route: string) {
  const heading = built.page(route).querySelector("h1")?.textContent.replace(/\s+/g, " ").trim();
  const shown = await page.locator("h1").innerText();
  expect(shown.replace(/\s+/g, " ").trim().toLowerCase()).toBe(heading?.toLowerCase());
  const length = (await page.locator("main").innerText()).length;
  expect(length).toBeGreaterThan(100);
}

const FIRST = ["/contact", "/blog"] as const;

for (const route of FIRST) {
  const { scripts, data } = filesOf(route);
  const files = [
    ...new Set([
      ...scriptsOf("app"),
      ...scriptsOf("site"),
      ...scripts,
      ...data,
      ...scriptsOf("background"),
      ...assetsOf(route),
    ]),
  ];

  for (const [what, fault] of FAULTS) {
    test(`the page ${route} works as the first page of a visit even if one of its files ${what}`, async ({
      visit,
      site,
    }) => {
      test.setTimeout(900_000);
      // Repeated runs share an inbox, so each run sends different messages.
      const run = Date.now();
      const failures = await visitAll(files, async (file, index) => {
        const { page, context, requests } = await open(visit, route, file, fault, index);
        try {
          await interact(page, requests);
          await expectText(page, route);
          const menu = page.locator("summary", { hasText: "Menu" });
          await menu.click();
          await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
          await menu.click();
          if (route === "/blog") {
            await page.getByRole("link", { name: "Social Commerce" }).first().click();
            await expect(page.getByRole("heading", { level: 1 })).toHaveText("Social Commerce");
          } else {
            const message = `${what} ${file} ${run}`;
            await formOn(page).fill({ ...MESSAGE, message });
            await formOn(page).button.click();
            const done = page.getByRole("main").getByText("Message sent successfully!");
            await expect(done).toBeVisible();
            const stored = await site.messages();
            expect(stored.filter((one) => one.message === message)).toHaveLength(1);
          }
          await quiet(page, requests);
          // If the browser submits the form without scripts, it loads two more documents: the
          // response to the form and the next page.
          expect(documentPaths(requests).length).toBeLessThanOrEqual(3);
        } finally {
          await context.close();
        }
      });
      expect(failures).toEqual([]);
    });
  }
}

const WAYS = [
  { from: "/pricing", to: "/blog", link: "Blog", heading: "Blog" },
  { from: "/blog", to: "/work?a=1&b#skincare-eu", link: "Next page", heading: "Case Studies" },
] as const;

/** Adds a button that navigates to a URL with a query and a hash, as links in content do. */
const addLink = (page: Page, to: string) =>
  page.evaluate((address) => {
    const button = document.createElement("button");
    button.textContent = "Next page";
    button.onclick = () =>
      (window as never as { ___navigate(to: string): void }).___navigate(address);
    document.querySelector("h1")?.after(button);
  }, to);

for (const { from, to, link, heading } of WAYS) {
  const known = filesOf(from);
  const { pathname } = new URL(to, "http://x");
  const { scripts, styles, data } = filesOf(pathname);
  const before = [...known.scripts, ...known.styles, ...known.data, ...scriptsOf("site")];
  const files = [...scripts, ...styles, ...data];

  for (const [what, fault] of FAULTS) {
    test(`the link from ${from} to ${to} works even if one of the files of ${to} ${what}`, async ({
      visit,
    }) => {
      test.setTimeout(900_000);
      const failures = await visitAll(files, async (file, index) => {
        // If both pages need the file, the first page loads without the fault, and the fault starts
        // afterwards.
        const late = before.includes(file);
        const first = late ? "/none" : file;
        const { page, context, requests, wake } = await open(visit, from, first, fault, index);
        try {
          await page.waitForLoadState();
          await wake();
          if (late) await page.route(exactly(file), fault);
          if (link === "Next page") {
            await addLink(page, to);
            await page.getByRole("button", { name: "Next page" }).click();
          } else {
            await page.locator("summary", { hasText: "Menu" }).click();
            const menu = page.getByRole("navigation", { name: "Menu" });
            await menu.getByRole("link", { name: link }).click();
          }
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
          await quiet(page, requests);
          await expect(page).toHaveURL(to);
          await expectText(page, pathname);
          expect(documentPaths(requests).length).toBeLessThanOrEqual(3);
        } finally {
          await context.close();
        }
      });
      expect(failures).toEqual([]);
    });
  }
}
