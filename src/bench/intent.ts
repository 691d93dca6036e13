import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../cli/testing/find-browser";
import { median } from "./median";
import { launchPlainBrowser, type PlainPage } from "./plain-browser";
import { printTable } from "./print-table";
import { createSlowServer } from "./slow-server";

/**
 * `npm run bench:intent`: how long React takes from the first intent, on a slow phone with a slow
 * connection, beside the same page asking for its parts one after the other as Gatsby does. And how
 * long the next page takes from the click, without and with what gets it in advance.
 */

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const ROUTES = ["/", "/services", "/contact", "/blog/tiktok-shop-marketing-guide-2025"];
/** Of Gatsby, before it gets the pages of links in view, and some more for it to get them. */
const PREFETCH_MS = 7_000;
/** How long a visitor points at a link before they press it. */
const HOVER_MS = 500;

/** The phone of both measurements. */
const SIZE = { width: 412, height: 823 };

/** Long enough for the background to have started, too. */
const SETTLED_MS = 1_500;

/** Runs in the page before its own scripts. */
const WATCH_TASKS = `
  const tasks = (window.tasks = []);
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });`;

/**
 * Answers with the milliseconds from an intent until React has reached the last element of the page,
 * and with the longest task from then on. Tasks are told a little later, and the effects of the page
 * come after it.
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

/** A page on the slow phone, whose parts are asked for at once or, as Gatsby does, as they come up. */
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

// As a text: the compiler would call a helper of its own in functions that run in the page.
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
