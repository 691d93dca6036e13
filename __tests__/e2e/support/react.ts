import type { Page, Request } from "playwright-core";
import { chunkScripts } from "../../support/chunks";

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

const chunks = chunkScripts(".");
const names = new Map([...chunks].map(([name, address]) => [address, name]));

/** Names of the chunks of scripts, and paths of the data files, that were asked for. */
export const scriptNames = (requests: readonly Request[]): string[] =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /\.(js|json)$/.test(path))
    .map((path) => names.get(path) ?? path.slice(1));

/** Address of the script of a chunk. */
export function chunkScript(name: string): string {
  const address = chunks.get(name);
  if (!address) throw new Error(`There is no chunk ${name}.`);
  return address;
}

/** Documents that were asked for, as paths. */
export const documentPaths = (requests: readonly Request[]): string[] =>
  requests
    .filter((request) => request.isNavigationRequest())
    .map((request) => new URL(request.url()).pathname);

/** What a page loads by itself: the boot module, and when nothing is left to do, the background. */
export const BOOT = ["app", "background"];

/** Matches what comes after the boot module: React, Gatsby, the page and its data. */
export const AFTER_BOOT = (url: URL) =>
  /\.(js|json)$/.test(url.pathname) && !BOOT.includes(names.get(url.pathname) ?? "");

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
