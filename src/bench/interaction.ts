import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "@playwright/test";
import { runCommand } from "../cli/shared/failure";
import { printTable } from "../cli/shared/print-table";
import { builtSite } from "./built-pages";
import { median } from "./median";
import { HAS_HYDRATED, interact, launchBrowser, openOnPhone, tap } from "./phone";
import { createSlowServer } from "./slow-server";

/**
 * `npm run bench:interaction`: measures how long a visitor with a slow phone and a slow connection waits: from
 * the first interaction until React has hydrated the page, from the click on a link until the next page is
 * painted, and from an interaction until its effect is painted.
 */

const RUNS = 5;
const POST = "/blog/tiktok-shop-marketing-guide-2025";

/** Repeats a measurement on new pages, one after another, and returns the results. */
async function repeat<Result>(
  open: () => Promise<Page>,
  measure: (page: Page) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < RUNS) {
    const page = await open();
    results.push(await measure(page));
    await page.close();
  }
  return results;
}

const rounded = (ms: number) => ms.toFixed(0);

/** Formats the median and the largest value for a table. */
const summary = (results: number[]) => [median(results), Math.max(...results)].map(rounded);

/** Collects the tasks on the main thread that take 50 ms or more. */
const OBSERVE_TASKS = `
  const tasks = (window.tasks = []);
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });`;

/**
 * Resolves to the time from an interaction until hydration, and the longest task within one second after
 * hydration.
 */
const HYDRATE = `new Promise((resolve) => {
  const start = performance.now();
  dispatchEvent(new KeyboardEvent("keydown"));
  const timer = setInterval(() => {
    if (!(${HAS_HYDRATED})()) return;
    clearInterval(timer);
    const ms = performance.now() - start;
    setTimeout(() => {
      const after = tasks.filter(({ startTime }) => startTime >= start);
      resolve({ ms, task: Math.max(0, ...after.map(({ duration }) => duration)) });
    }, 1_000);
  }, 5);
})`;

/**
 * Turns off preloading in the boot script, so that Gatsby requests the files of a page one after
 * another.
 */
const WITHOUT_PRELOADING = 'document.body.dataset.needs = "app-data"';

async function benchHydration(browser: Browser, url: string) {
  const rows: string[][] = [];
  for (const route of ["/", "/services", "/contact", POST]) {
    const open = () => openOnPhone(browser, url + route, OBSERVE_TASKS);
    const hydrate = (page: Page) => page.evaluate<{ ms: number; task: number }>(HYDRATE);
    const ours = await repeat(open, hydrate);
    const inTurn = await repeat(open, async (page) => {
      await page.evaluate(WITHOUT_PRELOADING);
      return hydrate(page);
    });
    const times = [ours, inTurn].map((results) => rounded(median(results.map(({ ms }) => ms))));
    const longest = Math.max(...ours.map(({ task }) => task));
    rows.push([route, ...times, longest === 0 ? "< 50" : rounded(longest)]);
  }
  printTable(["page", "hydrated ms", "without preloading ms", "longest task ms"], rows);
}

const LINK = 'main a[href^="/contact"]';
/**
 * How long a visitor looks at a page before using a link, and how long the mouse is on the link
 * before the click, in milliseconds.
 */
const ON_PAGE_MS = 2_000;
const POINTING_MS = 500;

/**
 * Records when the link is clicked and when the next page is painted. After client-side navigation, a
 * page counts as painted when its heading is painted. In a new document, a page counts as painted
 * when its largest element is painted. All times are counted from 1970, because each document has its
 * own clock.
 */
const OBSERVE_NEXT_PAGE = `
  const now = (ms) => performance.timeOrigin + ms;
  addEventListener("click", ({ timeStamp }) => sessionStorage.setItem("clicked", now(timeStamp)), true);
  window.painted = 0;
  const look = () => {
    if (!document.querySelector("h1")?.textContent.includes("Let's Talk")) return requestAnimationFrame(look);
    // A task after this frame was painted.
    setTimeout(() => { painted ||= now(performance.now()); });
  };
  addEventListener("DOMContentLoaded", look);
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    if (location.pathname === "/contact" && !history.state?.key) painted = now(startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });`;

/** Replaces the functions of Gatsby's loader that fetch pages in advance. */
const WITHOUT_PREFETCHING =
  "Object.assign(___loader, { enqueue: () => ({ abort() {} }), hovering() {} })";

/** The actions of the visitor on the page, up to the click on the link. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  "with React, tapped": async (page) => {
    await Promise.all([interact(page), page.waitForTimeout(ON_PAGE_MS)]);
    await tap(page, LINK);
  },
  "with React, nothing prefetched": async (page) => {
    const loader = page.waitForFunction("window.___loader");
    const replaced = loader.then(() => page.evaluate(WITHOUT_PREFETCHING));
    await Promise.all([interact(page), replaced, page.waitForTimeout(ON_PAGE_MS)]);
    await tap(page, LINK);
  },
  "without React, pointed at, then clicked": async (page) => {
    await page.waitForTimeout(ON_PAGE_MS);
    const link = page.locator(LINK).filter({ visible: true }).first();
    await link.hover();
    await page.waitForTimeout(POINTING_MS);
    await link.click({ noWaitAfter: true });
  },
  "without React, tapped": async (page) => {
    await page.waitForTimeout(ON_PAGE_MS);
    await tap(page, LINK);
  },
};

async function benchNextPage(browser: Browser, url: string) {
  const rows: string[][] = [];
  for (const [name, follow] of Object.entries(WAYS)) {
    const open = () => openOnPhone(browser, `${url}/`, OBSERVE_NEXT_PAGE);
    const results = await repeat(open, async (page) => {
      await follow(page);
      await page.waitForFunction("window.painted > 0");
      await page.waitForTimeout(500);
      return page.evaluate<number>('painted - sessionStorage.getItem("clicked")');
    });
    rows.push([name, ...summary(results)]);
  }
  printTable(["the next page", "click to paint ms", "slowest ms"], rows);
}

/**
 * Collects the durations of interactions. Browsers report durations of 16 ms and more, in steps of 8
 * ms.
 */
const OBSERVE_INTERACTIONS = `
  const interactions = (window.interactions = []);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });`;

/**
 * After an interaction, the benchmark waits this long, so that the browser has reported the duration of
 * the interaction.
 */
const REPORTED_MS = 1_000;

interface Interaction {
  name: string;
  route: string;
  selector: string;
  /** Text that the visitor types after the tap. */
  text?: string;
  /**
   * Whether the control works only with React: without React, the control does not exist, or is only
   * a link to another document.
   */
  needsReact?: true;
}

const INTERACTIONS: Interaction[] = [
  { name: "menu", route: "/", selector: "header summary" },
  { name: "first field", route: "/contact", selector: "input[name=name]", text: "Ana" },
  { name: "search", route: "/search", selector: "input[type=search]", text: "email" },
  {
    name: "filter",
    route: "/blog",
    selector: 'main a[href^="/blog/category/"]',
    needsReact: true,
  },
  {
    name: "plan button",
    route: "/pricing",
    selector: 'main a[href*="about="]',
    needsReact: true,
  },
  { name: "copy link", route: POST, selector: '[data-event="share copy"]', needsReact: true },
];

async function benchInteractions(browser: Browser, url: string) {
  const rows: string[][] = [];
  for (const { name, route, selector, text, needsReact } of INTERACTIONS) {
    const measure = async (withReact: boolean) => {
      const open = () => openOnPhone(browser, url + route, OBSERVE_INTERACTIONS);
      const results = await repeat(open, async (page) => {
        if (withReact) await interact(page);
        if (withReact) await page.waitForTimeout(REPORTED_MS);
        await page.evaluate("interactions.length = 0");
        await tap(page, selector);
        if (text) await page.keyboard.type(text, { delay: 150 });
        await page.waitForTimeout(REPORTED_MS);
        return page.evaluate<number>("Math.max(0, ...interactions)");
      });
      return summary(results);
    };
    const first = needsReact ? ["", ""] : await measure(false);
    rows.push([name, ...first, ...(await measure(true))]);
  }
  printTable(["interaction", "first touch ms", "slowest ms", "with React ms", "slowest ms"], rows);
}

runCommand(async () => {
  const server = createSlowServer(builtSite()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchBrowser();
  try {
    for (const bench of [benchHydration, benchNextPage, benchInteractions]) {
      await bench(browser, url);
      console.log();
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
