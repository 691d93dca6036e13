import {
  openOnPhone,
  type PlainBrowser,
  pause,
  pointAndClick,
  tap,
  until,
  wake,
} from "./bench-page";
import { median } from "./median";
import type { PlainPage } from "./plain-browser";
import { printTable } from "./print-table";

const LINK = 'main a[href^="/contact"]';
const HEADING = "Let's Talk";

/** How long a visitor looks at a page before they follow a link, and points at the link with a mouse. */
const ON_PAGE_MS = 2_000;
const POINTING_MS = 500;

/**
 * Writes down when the link is followed and when the next page is painted: its heading, and where it is
 * a document of its own, the largest of its parts. Times are since 1970, as the document may change.
 */
const WATCH = `
  const now = (ms) => performance.timeOrigin + ms;
  addEventListener("click", ({ timeStamp }) => sessionStorage.setItem("followed", now(timeStamp)), true);
  window.painted = 0;
  const look = () => {
    if (!document.querySelector("h1")?.textContent.includes("${HEADING}")) return requestAnimationFrame(look);
    // The frame that this runs in shows it.
    setTimeout(() => { painted ||= now(performance.now()); });
  };
  addEventListener("DOMContentLoaded", look);
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    if (location.pathname === "/contact" && !history.state?.key) painted = now(startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });`;

interface Way {
  name: string;
  /** What happens on the page before the link is followed. */
  before(page: PlainPage): Promise<unknown>;
  follow(page: PlainPage): Promise<void>;
}

const looking = () => pause(ON_PAGE_MS);
const press = (page: PlainPage) => tap(page, LINK);

const WAYS: Way[] = [
  {
    name: "tap, two seconds after the first intent",
    before: async (page) => Promise.all([wake(page), looking()]),
    follow: press,
  },
  {
    name: "the same, nothing in advance",
    before: async (page) => {
      await Promise.all([
        wake(page),
        until(page, "window.___loader").then(() =>
          page.evaluate(
            "Object.assign(___loader, { enqueue: () => ({ abort() {} }), hovering() {} })",
          ),
        ),
        looking(),
      ]);
    },
    follow: press,
  },
  {
    name: "without React: pointed at, then pressed",
    before: looking,
    follow: (page) => pointAndClick(page, LINK, POINTING_MS),
  },
  { name: "without React: tapped at once", before: looking, follow: press },
];

/** Prints how long the next page takes from the click on its link until its largest paint. */
export async function benchNextPage(
  browser: PlainBrowser,
  url: string,
  runs: number,
): Promise<void> {
  const rows: string[][] = [];
  for (const { name, before, follow } of WAYS) {
    const results: number[] = [];
    while (results.length < runs) {
      const page = await openOnPhone(browser, `${url}/`, WATCH);
      await before(page);
      await follow(page);
      await until(page, "painted > 0");
      await pause(500);
      results.push(await page.evaluate<number>('painted - sessionStorage.getItem("followed")'));
      await page.close();
    }
    rows.push([name, median(results).toFixed(0), Math.max(...results).toFixed(0)]);
  }
  printTable(["the next page", "click to paint, ms", "slowest"], rows);
}
