import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../src/cli/browser";
import { serveSite } from "./served-site";

/**
 * `npm run background` measures the processor time of the animated background of the built site, on
 * an idle page and in an article that scrolls.
 */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ARTICLE = "/blog/facebook-ads-ecommerce-guide-2025";
const SETTLED_MS = 3_000;

/** The duration of a measurement. Two ripples of the background fit into this time. */
const IDLE_MS = 10_000;
const SCROLL_STEPS = 150;
const SCROLL_STEP = { px: 30, ms: 33 };

const idle = (page: Page) => page.waitForTimeout(IDLE_MS);

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < SCROLL_STEPS; step++) {
    await page.mouse.wheel(0, step < SCROLL_STEPS / 2 ? SCROLL_STEP.px : -SCROLL_STEP.px);
    await page.waitForTimeout(SCROLL_STEP.ms);
  }
}

const VISITS = [
  { name: "idle, 1440 px", path: "/", viewport: DESKTOP, slowdown: 1, act: idle },
  { name: "idle, 390 px, 4x slower", path: "/", viewport: PHONE, slowdown: 4, act: idle },
  {
    name: "an article scrolls, 390 px, 4x slower",
    path: ARTICLE,
    viewport: PHONE,
    slowdown: 4,
    act: scroll,
  },
];

const BACKGROUNDS = [
  { name: "running", reducedMotion: "no-preference", saveData: false },
  { name: "reduced motion", reducedMotion: "reduce", saveData: false },
  { name: "none (Save-Data)", reducedMotion: "no-preference", saveData: true },
] as const;

const describeDevice = (saveData: boolean) => `
  const connection = { saveData: ${saveData}, effectiveType: "4g" };
  Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 8 });
  Object.defineProperty(Navigator.prototype, "connection", { get: () => connection });`;

async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Returns milliseconds of processor time per second, for the main thread and for all processes. */
async function measureVisit(
  browser: Browser,
  url: string,
  { path, viewport, slowdown, act }: (typeof VISITS)[number],
  { reducedMotion, saveData }: (typeof BACKGROUNDS)[number],
) {
  const page = await browser.newPage({ viewport, reducedMotion });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(describeDevice(saveData));
  await page.goto(url + path);
  await devTools.send("Performance.enable");
  await page.waitForTimeout(SETTLED_MS);
  const totals = async () => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    const tasks = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    return { time: Date.now(), main: tasks, whole: await processorSeconds(browser) };
  };
  const before = await totals();
  await act(page);
  const after = await totals();
  await page.close();
  const seconds = (after.time - before.time) / 1000;
  return {
    main: (1000 * (after.main - before.main)) / seconds,
    whole: (1000 * (after.whole - before.whole)) / seconds,
  };
}

async function main() {
  const { url, close } = await serveSite();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const rows: object[] = [];
  for (const visit of VISITS) {
    for (const background of BACKGROUNDS) {
      const { main, whole } = await measureVisit(browser, url, visit, background);
      rows.push({
        visit: visit.name,
        background: background.name,
        "main ms/s": Math.round(main),
        "whole ms/s": Math.round(whole),
      });
    }
  }
  await browser.close();
  close();
  console.table(rows);
}

main();
