import type { Browser, Page } from "@playwright/test";
import { measureInBrowser, median, openPage } from "./built-pages";

/** `npm run bench:interaction` measures hydration on a slow phone with a slow connection. */

const RUNS = 5;
const ROUTES = ["/", "/services", "/contact", "/blog/tiktok-shop-marketing-guide-2025"];

/**
 * Like Lighthouse, this benchmark simulates a phone that is four times slower than the computer.
 */
const CPU_SLOWDOWN = 4;

/** The slow connection of Lighthouse: 1.6 Mbit/s, with a latency of 150 ms. */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 1.6e6 / 8,
};

/** After this time, a page has loaded everything that needs no interaction of the visitor. */
const SETTLED_MS = 1_500;

const OBSERVE_TASKS = `
  const tasks = (window.tasks = []);
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });`;

/**
 * Dispatches the first interaction, and returns two durations: the time until React has hydrated
 * the last element of the page, and the longest task until one second after hydration.
 */
const HYDRATE = `new Promise((resolve) => {
  const start = performance.now();
  dispatchEvent(new KeyboardEvent("keydown"));
  const timer = setInterval(() => {
    const footer = document.querySelector("footer");
    if (!Object.keys(footer).some((key) => key.startsWith("__react"))) return;
    clearInterval(timer);
    const ms = performance.now() - start;
    setTimeout(() => {
      const after = tasks.filter(({ startTime }) => startTime >= start);
      resolve({ ms, task: Math.max(0, ...after.map(({ duration }) => duration)) });
    }, 1_000);
  }, 5);
})`;

/** Without preloading, Gatsby requests the files of a page one after another. */
const WITHOUT_PRELOADING = 'document.body.dataset.needs = "app-data"';

async function openOnPhone(browser: Browser, url: string): Promise<Page> {
  const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };
  const { page, devTools } = await openPage(browser, CPU_SLOWDOWN, phone);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", CONNECTION);
  await page.addInitScript(OBSERVE_TASKS);
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

async function hydrate(browser: Browser, url: string, prepare = "") {
  const results: { ms: number; task: number }[] = [];
  while (results.length < RUNS) {
    const page = await openOnPhone(browser, url);
    await page.evaluate(prepare);
    results.push(await page.evaluate(HYDRATE));
    await page.close();
  }
  return results;
}

const medianMs = (runs: { ms: number }[]) => Math.round(median(runs.map(({ ms }) => ms)));

measureInBrowser(async (browser, url) => {
  const rows: Record<string, object> = {};
  for (const route of ROUTES) {
    const ours = await hydrate(browser, url + route);
    const inTurn = await hydrate(browser, url + route, WITHOUT_PRELOADING);
    rows[route] = {
      "hydrated ms": medianMs(ours),
      "without preloading ms": medianMs(inTurn),
      // Browsers report only tasks of at least 50 ms. 0 means that no task was that long.
      "longest task ms": Math.round(Math.max(...ours.map(({ task }) => task))) || "< 50",
    };
  }
  return rows;
});
