import type { launchPlainBrowser, PlainPage } from "./plain-browser";

export type PlainBrowser = Awaited<ReturnType<typeof launchPlainBrowser>>;

/** Lighthouse's phone is four times slower than the machine that measures. */
const CPU_SLOWDOWN = 4;
const SIZE = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false };

/** Long enough for the background to have started, too. */
const SETTLED_MS = 1_500;

/** How long a finger rests on what it taps. */
const TOUCH_MS = 60;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until an expression holds in the page, which may be on its way to another document. */
export async function until(page: PlainPage, expression: string): Promise<void> {
  const patience = Date.now() + 20_000;
  while (!(await page.evaluate<boolean>(expression).catch(() => false))) {
    if (Date.now() > patience) throw new Error(`Never true: ${expression}`);
    await pause(20);
  }
}

/**
 * Opens a page on the slow phone and waits until it has loaded everything that it loads by itself.
 *
 * @param before an expression that every document evaluates before its own scripts
 */
export async function openOnPhone(
  browser: PlainBrowser,
  url: string,
  before = "",
): Promise<PlainPage> {
  const page = await browser.newPage();
  await page.send("Emulation.setDeviceMetricsOverride", SIZE);
  await page.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.send("Page.enable");
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: before });
  await page.send("Page.navigate", { url });
  await until(
    page,
    `location.href === ${JSON.stringify(url)} && document.readyState === "complete"`,
  );
  await pause(SETTLED_MS);
  return page;
}

/** Whether React has reached the last element of the page. */
export const REACT_IS_HERE =
  'Object.keys(document.querySelector("footer")).some((key) => key.startsWith("__react"))';

/** Shows intent by a key that does nothing, and waits for React. */
export async function wake(page: PlainPage): Promise<void> {
  await page.evaluate('dispatchEvent(new KeyboardEvent("keydown"))');
  await until(page, REACT_IS_HERE);
}

interface Place {
  x: number;
  y: number;
}

/** The middle of the first element in view that a selector matches; brings one into view if need be. */
async function placeOf(page: PlainPage, selector: string): Promise<Place> {
  const name = JSON.stringify(selector);
  await until(page, `[...document.querySelectorAll(${name})].some((e) => e.checkVisibility())`);
  return page.evaluate<Place>(`(() => {
    const element = [...document.querySelectorAll(${name})].find((e) => e.checkVisibility());
    const inView = ({ top, bottom }) => top >= 80 && bottom <= innerHeight - 80;
    if (!inView(element.getBoundingClientRect()))
      element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
}

/** A finger. */
export async function tap(page: PlainPage, selector: string): Promise<void> {
  const place = await placeOf(page, selector);
  await page.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await pause(TOUCH_MS);
  await page.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A mouse that points for some time before it presses. */
export async function pointAndClick(page: PlainPage, selector: string, ms: number): Promise<void> {
  const place = await placeOf(page, selector);
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
  await pause(ms);
  const press = { ...place, button: "left", clickCount: 1 };
  await page.send("Input.dispatchMouseEvent", { type: "mousePressed", ...press });
  await page.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...press });
}

export async function type(page: PlainPage, text: string): Promise<void> {
  for (const key of text) {
    await page.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
    await page.send("Input.dispatchKeyEvent", { type: "keyUp", key });
    await pause(150);
  }
}
