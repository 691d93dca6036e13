import type { Page, Request } from "playwright-core";

/** Waits until React has taken over the page, to its last element. */
export const reactIsHere = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__react")),
  );

/** Moves the mouse, the first intent of most visitors, and waits until React has taken over. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(4, 120);
  await page.mouse.move(6, 122);
  await reactIsHere(page);
}

/** Leaves a trace that the end of the document takes with it. */
export const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { marked: true });
  });

/** Whether this is still the document that was marked. */
export const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

/** Names of the scripts and data files that were asked for, without their hashes. */
export const scriptNames = (requests: readonly Request[]): string[] =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /\.(js|json)$/.test(path))
    .map((path) => path.replace(/^\/|-[0-9a-f]{20}\.js$/g, ""));

/** Documents that were asked for, as paths. */
export const documentPaths = (requests: readonly Request[]): string[] =>
  requests
    .filter((request) => request.isNavigationRequest())
    .map((request) => new URL(request.url()).pathname);

/** Matches what comes after the boot module: React, Gatsby, the page and its data. */
export const AFTER_BOOT = (url: URL) =>
  /\.(js|json)$/.test(url.pathname) && !/^\/(app|webpack-runtime)-/.test(url.pathname);

/** Runs an assertion until it holds, for what happens soon after. */
export async function eventually(assertion: () => Promise<void>, timeout = 5_000): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}

/** Waits until the page has stopped scrolling and gives where. */
export async function restingPlace(page: Page): Promise<number> {
  const places: number[] = [];
  while (places.length < 4 || new Set(places.slice(-4)).size > 1) {
    places.push(await page.evaluate(() => Math.round(scrollY)));
    await page.waitForTimeout(100);
  }
  return places.at(-1) ?? 0;
}
