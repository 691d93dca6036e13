import { expect, type Page, type Request } from "@playwright/test";
import { builtSite } from "../../support/built-sites";
import { chunkScripts } from "../../support/chunks";

/** Waits until React has hydrated all islands of the page. */
export const islandsAreHydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island] > :first-child")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber")),
    ),
  );

/** Shows intent in each island of the page, and waits until React has hydrated the islands. */
export async function wake(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island] > :first-child").all())
    await island.dispatchEvent("pointerover");
  await islandsAreHydrated(page);
}

const chunks = chunkScripts(builtSite("fixture-site"));
const names = new Map([...chunks].map(([name, address]) => [address, name]));

/** Returns the names of all requested script chunks, and the paths of all requested data files. */
export const scriptNames = (requests: readonly Request[]): string[] =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /\.(js|json)$/.test(path))
    .map((path) => names.get(path) ?? path.slice(1));

export function chunkScript(name: string): string {
  const address = chunks.get(name);
  if (!address) throw new Error(`There is no chunk ${name}.`);
  return address;
}

/** Chunks that a page loads without an interaction: boot script and background. */
export const BOOT = ["boot", "background"];

/** Matches URLs that load after the first interaction, such as React and islands. */
export const AFTER_BOOT = (url: URL) =>
  /\.(js|json)$/.test(url.pathname) && !BOOT.includes(names.get(url.pathname) ?? "");

/** Waits until the page has stopped scrolling, and returns the scroll position. */
export const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const STILL_FRAMES = 12;
    let place = scrollY;
    for (let still = 0; still < STILL_FRAMES; still++) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== place) still = 0;
      place = scrollY;
    }
    return Math.round(place);
  });

/** Waits until the browser has painted and is idle, so that pending work has run. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    // Without a limit, a busy machine could delay the callback for longer than a test may last.
    await new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }));
  });

/** Waits for the background, which is the last script that a page loads without an interaction. */
export const everythingIsHere = (page: Page) =>
  expect(page.locator("canvas[data-state]")).toBeAttached();
