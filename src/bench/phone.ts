import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../cli/testing/find-browser";

/** The phone that Lighthouse simulates is four times slower than this machine. */
const CPU_SLOWDOWN = 4;

/** A phone with a touch screen. */
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true };

/**
 * After this number of milliseconds, a page has loaded everything that needs no interaction of the
 * visitor, including the background.
 */
const SETTLED_MS = 1_500;

/** The time between the start and the end of a touch. */
const TOUCH_MS = 60;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });

/**
 * Opens a page on a slow phone, in a new profile, and waits until it has loaded everything that it loads
 * by itself.
 *
 * @param script script that runs in every document, before the scripts of the document
 */
export async function openOnPhone(browser: Browser, url: string, script = ""): Promise<Page> {
  const page = await browser.newPage(PHONE);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(script);
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

/** Dispatches a key event that does nothing, as the first interaction, and waits until React has hydrated. */
export async function interact(page: Page): Promise<void> {
  await page.evaluate("dispatchEvent(new KeyboardEvent('keydown'))");
  await page.waitForFunction(`(${HAS_HYDRATED})()`);
}

/** Source of a function that returns whether React has hydrated the last element of the page. */
export const HAS_HYDRATED =
  '() => Object.keys(document.querySelector("footer")).some((key) => key.startsWith("__react"))';

/**
 * Taps the first visible element that a selector matches. Playwright's own `tap` is not used, because
 * it has no time between the start and the end of the touch.
 */
export async function tap(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Cannot tap ${selector}, because the page shows no such element.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(TOUCH_MS);
  await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
