import { openOnPhone, type PlainBrowser, pause, tap, type, wake } from "./bench-page";
import { median } from "./median";
import type { PlainPage } from "./plain-browser";
import { printTable } from "./print-table";

/** The browser tells only of interactions that took at least so long, in steps of 8 ms. */
const LEAST_MS = 16;
const OBSERVE = `
  const interactions = (window.interactions = []);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.push(duration);
  }).observe({ type: "event", durationThreshold: ${LEAST_MS}, buffered: true });`;

/** From the last interaction until the browser has told how long it took. */
const TOLD_MS = 1_000;

const POST = "/blog/tiktok-shop-marketing-guide-2025";

interface Interaction {
  name: string;
  route: string;
  act(page: PlainPage): Promise<void>;
  /** A link, which without React leads to another document, or what only React brings. */
  needsReact?: true;
}

const INTERACTIONS: Interaction[] = [
  { name: "menu", route: "/", act: (page) => tap(page, "header summary") },
  {
    name: "first field",
    route: "/contact",
    act: async (page) => {
      await tap(page, "input[name=name]");
      await type(page, "Ana");
    },
  },
  {
    name: "search",
    route: "/search",
    act: async (page) => {
      await tap(page, "input[type=search]");
      await type(page, "email");
    },
  },
  {
    name: "filter",
    route: "/blog",
    act: (page) => tap(page, 'main a[href^="/blog/category/"]'),
    needsReact: true,
  },
  {
    name: "plan button",
    route: "/pricing",
    act: (page) => tap(page, 'main a[href*="about="]'),
    needsReact: true,
  },
  {
    name: "copy link",
    route: POST,
    act: (page) => tap(page, '[data-event="share copy"]'),
    needsReact: true,
  },
];

/** Milliseconds from the slowest interaction until the page shows its effect. */
async function slowest(page: PlainPage, act: Interaction["act"]): Promise<number> {
  await page.evaluate("interactions.length = 0");
  await act(page);
  await pause(TOLD_MS);
  return page.evaluate<number>("Math.max(0, ...interactions)");
}

/** Prints what interactions take, as the first touch of a page and where React is. */
export async function benchInteractions(
  browser: PlainBrowser,
  url: string,
  runs: number,
): Promise<void> {
  const rows: string[][] = [];
  for (const { name, route, act, needsReact } of INTERACTIONS) {
    const measure = async (withReact: boolean) => {
      const results: number[] = [];
      while (results.length < runs) {
        const page = await openOnPhone(browser, url + route, OBSERVE);
        if (withReact) await wake(page);
        if (withReact) await pause(TOLD_MS);
        results.push(await slowest(page, act));
        await page.close();
      }
      const [middle, most] = [median(results), Math.max(...results)];
      return [middle, most].map((ms) => (ms < LEAST_MS ? `< ${LEAST_MS}` : ms.toFixed(0)));
    };
    const first = needsReact ? ["-", "-"] : await measure(false);
    rows.push([name, ...first, ...(await measure(true))]);
  }
  printTable(["interaction", "first touch, ms", "slowest", "where React is, ms", "slowest"], rows);
}
