import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import { printTable } from "../cli/shared/print-table";
import { findBrowser } from "../cli/testing/find-browser";
import { createSiteServer } from "../server/site-server";
import { benchVisits, processorSeconds } from "./background-visit";
import { builtSite } from "./built-pages";

/**
 * `npm run bench:background`: measures the cost of a frame of the background, compared with tsParticles
 * drawing the same scene. In the first table, the column Main has the time of the page's tasks,
 * including script, and Whole the processor time of all browser processes, both less those of an empty
 * page. The second table has the processor time per second of a visit to the built site, with and
 * without the background.
 */

/** Numbers of particles, and CPU slowdown factors. */
const CASES = [
  [60, 1],
  [140, 1],
  [140, 4],
  [140, 6],
] as const;
const WARM_UP_MS = 1_000;
const MEASURE_MS = 5_000;
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const ORIGIN = "http://bench.test";

type Files = Record<string, string>;

const PEER = "@tsparticles/slim/tsparticles.slim.bundle.min.js";

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join("src/bench", entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
  });
  return outputFiles[0]?.text ?? "";
}

interface Totals {
  frames: number;
  scriptMs: number;
  mainMs: number;
  wholeMs: number;
}

/** Measures `show` on an empty page: total costs and number of frames. */
async function measure(
  browser: Browser,
  files: Files,
  slowdown: number,
  show: (page: Page) => Promise<unknown>,
): Promise<Totals> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("console", (message) => console.error(message.text()));
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = new URL(route.request().url()).pathname;
    const contentType = file === "/" ? "text/html" : "text/javascript";
    return route.fulfill({ contentType, body: files[file] ?? "<!doctype html>" });
  });
  await page.goto(ORIGIN);
  await page.addScriptTag({ url: "/page.js" });
  await show(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.waitForTimeout(WARM_UP_MS);

  await session.send("Performance.enable");
  /** Totals since the page was opened. */
  const totals = async (): Promise<Totals> => {
    const { metrics } = await session.send("Performance.getMetrics");
    const tasks = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    const wholeMs = 1000 * (await processorSeconds(browser));
    const { count, scriptMs } = await page.evaluate(() => window.drawn);
    return { frames: count, scriptMs, mainMs: 1000 * tasks, wholeMs };
  };
  const before = await totals();
  await page.waitForTimeout(MEASURE_MS);
  const after = await totals();
  await page.close();
  return {
    frames: after.frames - before.frames,
    scriptMs: after.scriptMs - before.scriptMs,
    mainMs: after.mainMs - before.mainMs,
    wholeMs: after.wholeMs - before.wholeMs,
  };
}

interface Cost {
  script: number;
  main: number;
  whole: number;
  rate: number;
}

/** Cost per frame in ms, minus that of an idle page. */
const costOf = (shown: Totals, idle: Totals): Cost => ({
  script: shown.scriptMs / shown.frames,
  main: Math.max(0, shown.mainMs - idle.mainMs) / shown.frames,
  whole: Math.max(0, shown.wholeMs - idle.wholeMs) / shown.frames,
  rate: (1000 * shown.frames) / MEASURE_MS,
});

async function measureAll(browser: Browser, files: Files) {
  const idle = await measure(browser, files, 1, async () => {});
  const drawOurs = (count: number, slowdown: number) =>
    measure(browser, files, slowdown, (page) => page.evaluate((n) => window.ours(n), count));
  const drawTheirs = (count: number, slowdown: number) =>
    measure(browser, files, slowdown, async (page) => {
      await page.addScriptTag({ url: "/peer.js" });
      await page.evaluate((n) => window.theirs(n), count);
    });
  const empty = costOf(await drawOurs(1, 1), idle);
  const costs: { count: number; slowdown: number; ours: Cost; theirs: Cost }[] = [];
  for (const [count, slowdown] of CASES) {
    const ours = costOf(await drawOurs(count, slowdown), idle);
    const theirs = costOf(await drawTheirs(count, slowdown), idle);
    costs.push({ count, slowdown, ours, theirs });
  }
  return { costs, empty };
}

async function run() {
  const files: Files = {
    "/page.js": await bundle("background-page.ts"),
    "/peer.js": readFileSync(path.join("node_modules", PEER), "utf8"),
  };
  const inboxPath = path.join(tmpdir(), "bench-background-inbox.jsonl");
  const server = createSiteServer({ root: builtSite(), inboxPath }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ARGUMENTS });
  try {
    printCosts(await measureAll(browser, files));
    console.log();
    const headings = ["visit", "background", "main ms/s", "whole ms/s"];
    printTable(headings, await benchVisits(browser, url));
  } finally {
    await browser.close();
    server.close();
  }
}

function printCosts({ costs, empty }: Awaited<ReturnType<typeof measureAll>>) {
  const row = (count: number, slowdown: number, name: string, cost: Cost) => [
    String(count),
    `${slowdown}x`,
    name,
    cost.main.toFixed(3),
    cost.script.toFixed(3),
    cost.whole.toFixed(2),
    cost.rate.toFixed(0),
  ];
  printTable(
    ["particles", "slower", "", "main ms/frame", "script ms/frame", "whole ms/frame", "frames/s"],
    [
      row(1, 1, "ours", empty),
      ...costs.flatMap(({ count, slowdown, ours, theirs }) => [
        row(count, slowdown, "ours", ours),
        row(count, slowdown, "tsParticles", theirs),
      ]),
    ],
  );
}

void run();
