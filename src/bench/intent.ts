import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { openOnPhone, type PlainBrowser } from "./bench-page";
import { builtSite } from "./built-pages";
import { benchInteractions } from "./interactions";
import { median } from "./median";
import { benchNextPage } from "./next-page";
import { launchPlainBrowser } from "./plain-browser";
import { printTable } from "./print-table";
import { createSlowServer } from "./slow-server";

/**
 * `npm run bench:intent`: what a visitor with a slow phone and a slow connection waits for. How long
 * React takes from the first intent, beside the same page asking for its parts one after the other as
 * Gatsby does; how long the next page takes from the click on its link; and how long the page takes to
 * answer a touch or a key.
 */

const RUNS = 5;
const ROUTES = ["/", "/services", "/contact", "/blog/tiktok-shop-marketing-guide-2025"];

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

/** Has the boot module preload nothing but what it does not know of: Gatsby asks for the rest in turn. */
const IN_TURN = 'document.body.dataset.needs = "app-data"';

async function benchIntent(browser: PlainBrowser, url: string) {
  const rows: string[][] = [];
  for (const route of ROUTES) {
    for (const [name, change] of [
      ["ours", ""],
      ["one after the other", IN_TURN],
    ] as const) {
      const times: number[] = [];
      const tasks: number[] = [];
      while (times.length < RUNS) {
        const page = await openOnPhone(browser, url + route, WATCH_TASKS);
        if (change) await page.evaluate(change);
        const { ms, task } = await page.evaluate<{ ms: number; task: number }>(AWAKEN);
        times.push(ms);
        tasks.push(task);
        await page.close();
      }
      const task = Math.max(...tasks);
      rows.push([route, name, median(times).toFixed(0), task === 0 ? "< 50" : task.toFixed(0)]);
    }
  }
  printTable(["page", "", "intent to interactive, ms", "longest task, ms"], rows);
}

async function run() {
  const server = createSlowServer(builtSite()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchPlainBrowser();
  try {
    await benchIntent(browser, url);
    console.log();
    await benchNextPage(browser, url, RUNS);
    console.log();
    await benchInteractions(browser, url, RUNS);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

runCommand(run);

import { runCommand } from "../cli/shared/failure";
