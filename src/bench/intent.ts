import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { findBrowser } from "../cli/find-browser";
import { printTable } from "./print-table";
import { createSlowServer } from "./slow-server";

/**
 * `npm run bench:intent`: how long React takes from the first intent, on a slow phone with a slow
 * connection, beside the same page asking for its parts one after the other as Gatsby does. And how
 * long the next page takes from the click, without and with what gets it in advance.
 */

const RUNS = 3;
const CPU_SLOWDOWN = 4;
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const ROUTES = ["/", "/services", "/contact", "/blog/tiktok-shop-marketing-guide-2025"];
/** Of Gatsby, before it gets the pages of links in view, and some more for it to get them. */
const PREFETCH_MS = 7_000;
/** How long a visitor points at a link before they press it. */
const HOVER_MS = 500;

interface Window {
  tasks: PerformanceEntry[];
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Runs before a page's own scripts. */
function watchTasks() {
  const tasks: PerformanceEntry[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });
}

async function open(browser: Browser, url: string, change?: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchTasks);
  await change?.(page);
  await page.goto(url);
  // The background has started, too.
  await page.waitForTimeout(1_500);
  return page;
}

/** Milliseconds from an intent until React has reached the last element of the page. */
const awaken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ ms: number; task: number }>((resolve) => {
        const start = performance.now();
        dispatchEvent(new KeyboardEvent("keydown"));
        const footer = document.querySelector("footer") as Element;
        const timer = setInterval(() => {
          if (!Object.keys(footer).some((key) => key.startsWith("__react"))) return;
          clearInterval(timer);
          const ms = performance.now() - start;
          // Tasks are told a little later, and the effects of the page come now.
          setTimeout(() => {
            const { tasks } = window as unknown as Window;
            const after = tasks.filter(({ startTime }) => startTime >= start);
            resolve({ ms, task: Math.max(0, ...after.map(({ duration }) => duration)) });
          }, 1_000);
        }, 5);
      }),
  );

/** As Gatsby: the data once React is here, the chunks once the data is here. */
const oneAfterTheOther = (page: Page) =>
  page.route(/\/(?!.*\.)/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-needs="[^"]*"/, 'data-needs="app-data"');
    return route.fulfill({ response, body });
  });

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

async function benchIntent(browser: Browser, url: string) {
  const rows: string[][] = [];
  for (const route of ROUTES) {
    for (const [name, change] of [
      ["ours", undefined],
      ["one after the other", oneAfterTheOther],
    ] as const) {
      const results = await repeat(async () => {
        const page = await open(browser, url + route, change);
        return awaken(page).finally(() => page.context().close());
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
      await awaken(page);
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
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ARGUMENTS });
  try {
    await benchIntent(browser, url);
    console.log();
    await benchClick(browser, url);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

void run();
