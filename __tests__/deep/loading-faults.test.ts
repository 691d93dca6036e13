import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { FAULTS, type Fault, forbidStorage } from "../e2e/support/faults";
import { formOn, MESSAGE } from "../e2e/support/form";
import { wake } from "../e2e/support/react";
import { openBrowser, PHONE } from "../support/browser";
import { chunkFiles } from "../support/chunks";
import { builtRoot, serveSite } from "../support/site";
import { mainSite } from "../support/sites";

/**
 * Everything that may become of every file that a page asks for, on a visitor's first page and on
 * the way to the next. Whatever it is: the text is there, the menu opens, the filter chooses, the
 * form sends once, every link leads where it says within 10 s, and no page loads over and over.
 */

const site = serveSite(builtRoot());
const visit = openBrowser(site);
const built = mainSite();
const scriptsOf = chunkFiles(".");

const stats = JSON.parse(
  readFileSync(path.join(built.folder, ".cache/webpack.stats.json"), "utf8"),
);
const stylesOf = (chunk: string): string[] =>
  stats.assetsByChunkName[chunk]
    .filter((file: string) => file.endsWith(".css") && !file.startsWith("styles."))
    .map((file: string) => `/${file}`);

/** The files of a page, from what the build wrote: its scripts and data. */
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

/** What the HTML of a page names by itself. */
function assetsOf(route: string): string[] {
  const page = built.page(route);
  const font = page.querySelector("link[rel=preload]")?.getAttribute("href") ?? "";
  const sources = page.querySelectorAll("img").map((image) => image.getAttribute("src") ?? "");
  return [font, ...sources.slice(0, 2)];
}

/** Does the work of many visitors, a few at a time, and gives what went wrong for whom. */
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

async function open(route: string, file: string, fault: Fault, index: number) {
  const made = await visit(route, {
    viewport: PHONE,
    hasTouch: true,
    until: "domcontentloaded",
    before: async (page) => {
      // Every second visitor's browser keeps nothing.
      if (index % 2) await forbidStorage(page);
      await page.route(exactly(file), fault);
    },
  });
  made.expectFaults(/./);
  return made;
}

/** Shows intent, and gives everything that may follow some time to do so. */
async function intend(page: Page) {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.waitForTimeout(700);
}

/** As much text as the HTML has, of which nothing is gone. */
async function expectText(page: Page, route: string) {
  const heading = built.page(route).querySelector("h1")?.textContent.replace(/\s+/g, " ").trim();
  const shown = await page.locator("h1").innerText();
  expect(shown.replace(/\s+/g, " ").trim().toLowerCase()).toBe(heading?.toLowerCase());
  const length = (await page.locator("main").innerText()).length;
  expect(length).toBeGreaterThan(100);
}

const documentsOf = (requests: { isNavigationRequest(): boolean }[]) =>
  requests.filter((request) => request.isNavigationRequest()).length;

const FIRST = ["/contact", "/blog"] as const;

describe.each(FIRST)("on the first page, %s,", (route) => {
  const { scripts, data } = filesOf(route);
  const background = [...scriptsOf("background"), ...scriptsOf("background-page")];
  const files = [
    ...new Set([
      ...scriptsOf("app"),
      ...scriptsOf("site"),
      ...scripts,
      ...data,
      ...background,
      ...scriptsOf("sender"),
      ...assetsOf(route),
    ]),
  ];

  test.each(FAULTS)(
    "whatever file %s",
    async (what, fault) => {
      const failures = await visitAll(files, async (file, index) => {
        const { page, context, requests } = await open(route, file, fault, index);
        try {
          await intend(page);
          await expectText(page, route);
          await page.locator("summary", { hasText: "Menu" }).click();
          await page.getByRole("navigation", { name: "Menu" }).waitFor({ timeout: 2_000 });
          await page.locator("summary", { hasText: "Menu" }).click();
          if (route === "/blog") {
            await page.getByRole("link", { name: "Social Commerce" }).first().click();
            await page.getByRole("heading", { level: 1, name: "Social Commerce" }).waitFor();
          } else {
            const message = `${what} ${file}`;
            await formOn(page).fill({ ...MESSAGE, message });
            await formOn(page).button.click();
            await page.getByRole("main").getByText("Message sent successfully!").waitFor();
            const stored = await site.messages();
            expect(stored.filter((one) => one.message === message)).toHaveLength(1);
          }
          await page.waitForTimeout(300);
          // Where the browser posts the form itself, that and where it is sent on to are two.
          expect(documentsOf(requests)).toBeLessThanOrEqual(3);
        } finally {
          await context.close();
        }
      });
      expect(failures).toEqual([]);
    },
    300_000,
  );
});

const WAYS = [
  { from: "/pricing", to: "/blog", link: "Blog", heading: "Blog" },
  { from: "/blog", to: "/work?a=1&b#skincare-eu", link: "Way", heading: "Case Studies" },
] as const;

/** Puts a link of Gatsby's on the page, as content may have one with a query and an anchor. */
const addLink = (page: Page, to: string) =>
  page.evaluate((address) => {
    const button = document.createElement("button");
    button.textContent = "Way";
    button.onclick = () =>
      (window as never as { ___navigate(to: string): void }).___navigate(address);
    document.querySelector("h1")?.after(button);
  }, to);

describe.each(WAYS)("on the way from $from to $to,", ({ from, to, link, heading }) => {
  const known = filesOf(from);
  const { scripts, styles, data } = filesOf(new URL(to, "http://x").pathname);
  const before = [...known.scripts, ...known.styles, ...known.data, ...scriptsOf("site")];
  const files = [...scripts, ...styles, ...data];

  test.each(FAULTS)(
    "whatever file %s",
    async (_what, fault) => {
      const failures = await visitAll(files, async (file, index) => {
        // What the first page needs as well fails after it is there.
        const late = before.includes(file);
        const { page, context, requests } = await open(from, late ? "/none" : file, fault, index);
        try {
          await page.waitForLoadState();
          await wake(page);
          if (late) await page.route(exactly(file), fault);
          if (link === "Way") {
            await addLink(page, to);
            await page.getByRole("button", { name: "Way" }).click();
          } else {
            await page.locator("summary", { hasText: "Menu" }).click();
            await page
              .getByRole("navigation", { name: "Menu" })
              .getByRole("link", { name: link })
              .click();
          }
          await page.getByRole("heading", { level: 1, name: heading }).waitFor();
          await page.waitForTimeout(500);
          expect(page.url()).toBe(site.url + to);
          await expectText(page, new URL(to, "http://x").pathname);
          expect(documentsOf(requests)).toBeLessThanOrEqual(3);
        } finally {
          await context.close();
        }
      });
      expect(failures).toEqual([]);
    },
    300_000,
  );
});
