import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../cli/testing/find-browser";
import { median } from "./median";
import { launchPlainBrowser, type PlainPage } from "./plain-browser";
import { printTable } from "./print-table";
import { createSlowServer } from "./slow-server";

/**
 * `npm run bench:intent`: measures the time from the first intent until React is interactive, on a slow
 * phone and connection, compared with the same page without preloading, as in Gatsby. Then the time from
 * a click to the next page, with and without prefetching.
 */

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const ROUTES = ["/", "/services", "/contact", "/blog/tiktok-shop-marketing-guide-2025"];
/** Gatsby waits before it prefetches links in view; this includes the time for the requests. */
const PREFETCH_MS = 7_000;
/** How long a visitor points at a link before they press it. */
const HOVER_MS = 500;

/** The phone of both measurements. */
const SIZE = { width: 412, height: 823 };

/** Long enough that the background has started. */
const SETTLED_MS = 1_500;

/** Runs in the page before its own scripts. */
const WATCH_TASKS = `
  const tasks = (window.tasks = []);
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });`;

/**
 * Returns the milliseconds from an intent until React has hydrated the last element of the page, and the
 * duration of the longest task since the intent. Waits a second, because tasks are reported later, and
 * for the effects of the page.
 */
const AWAKEN = `new Promise((resolve) => {
  const start = performance.now();
  dispatchEvent(new KeyboardEvent("keydown"));
  const footer = document.querySelector("footer");
  const timer = setInterval(() => {
    if (!Object.keys(footer).some((key) => key.startsWith("__react"))) return;
    clearInterval(timer);
    const ms = performance.now() - start;
    setTimeout(() => {
      const after = tasks.filter(({ startTime }) => startTime >= start);
      resolve({ ms, task: Math.max(0, ...after.map(({ duration }) => duration)) });
    }, 1_000);
  }, 5);
})`;

/** Opens a page on the slow phone; with `inTurn` without the list of assets to preload. */
async function openPlain(page: PlainPage, url: string, inTurn: boolean): Promise<void> {
  const metrics = { ...SIZE, deviceScaleFactor: 1, mobile: false };
  await page.send("Emulation.setDeviceMetricsOverride", metrics);
  await page.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.send("Page.enable");
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: WATCH_TASKS });
  await page.send("Page.navigate", { url });
  await page.evaluate(
    'new Promise((resolve) => document.readyState === "complete" ? resolve() : addEventListener("load", resolve))',
  );
  if (inTurn) await page.evaluate('document.body.dataset.needs = "app-data"');
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
}

async function open(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: SIZE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(WATCH_TASKS);
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

/** Milliseconds from a click on the link to another page until its heading is there. */
async function follow(page: Page, hover: number): Promise<number> {
  const link = page.locator('a[href="/pricing"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(hover);
  const start = Date.now();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(/pricing$/, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1, name: "Transparent Pricing" }).waitFor();
  return Date.now() - start;
}

// As a string: the compiler would insert calls of its helpers into a function, which the page lacks.
const withoutPrefetch = (page: Page) =>
  page.evaluate("Object.assign(___loader, { enqueue: () => ({ abort() {} }), hovering() {} })");

async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < RUNS) results.push(await run());
  return results;
}

type PlainBrowser = Awaited<ReturnType<typeof launchPlainBrowser>>;

async function benchIntent(browser: PlainBrowser, url: string) {
  const rows: string[][] = [];
  for (const route of ROUTES) {
    for (const [name, inTurn] of [
      ["ours", false],
      ["one after the other", true],
    ] as const) {
      const results = await repeat(async () => {
        const page = await browser.newPage();
        await openPlain(page, url + route, inTurn);
        const result = await page.evaluate<{ ms: number; task: number }>(AWAKEN);
        await page.close();
        return result;
      });
      const ms = median(results.map((result) => result.ms));
      const task = Math.max(...results.map((result) => result.task));
      rows.push([route, name, ms.toFixed(0), task === 0 ? "< 50" : task.toFixed(0)]);
    }
  }
  printTable(["page", "", "intent to interactive, ms", "longest task, ms"], rows);
}

async function benchClick(browser: Browser, url: string) {
  const rows: string[][] = [];
  for (const ahead of [false, true]) {
    const results = await repeat(async () => {
      const page = await open(browser, url);
      await page.evaluate(AWAKEN);
      if (!ahead) await withoutPrefetch(page);
      await page.waitForTimeout(PREFETCH_MS);
      return follow(page, HOVER_MS).finally(() => page.context().close());
    });
    rows.push([ahead ? "ours" : "nothing in advance", median(results).toFixed(0)]);
  }
  printTable(["", "click to the next heading, ms"], rows);
}

async function run() {
  const server = createSlowServer("public").listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const plain = await launchPlainBrowser();
  try {
    await benchIntent(plain, url);
  } finally {
    await plain.close();
  }
  console.log();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ARGUMENTS });
  try {
    await benchClick(browser, url);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

void run();
