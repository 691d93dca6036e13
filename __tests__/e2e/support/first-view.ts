import { BOOT, scriptNames } from "./react";
import { expect, type Open, type Page } from "./test";

/**
 * A browser on a busy machine tells a new page that the pointer has moved to (0, 0), where nobody
 * has moved it: the page must not take that for an intent in a test of what comes before any.
 */
export const ignoreStrayPointer = (page: Page) =>
  page.addInitScript(() => {
    const drop = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener("pointermove", drop, { capture: true });
  });

/** Waits for the background, which comes last of what a page loads by itself. */
export const everythingIsHere = (page: Page) =>
  expect(page.locator("canvas[data-state]")).toBeAttached();

/**
 * A page that nobody has touched is at its top, with its heading under the header, and has loaded
 * the boot module alone, nothing from elsewhere and no cookie; also when it becomes another width.
 */
export async function expectFirstView(
  visit: Open,
  path: string,
  [viewport, ...others]: { width: number; height: number }[],
): Promise<void> {
  const { page, context, requests } = await visit(path, {
    viewport,
    before: ignoreStrayPointer,
  });
  await everythingIsHere(page);
  expect(scriptNames(requests)).toEqual(BOOT);
  const { origin } = new URL(page.url());
  expect(requests.filter((request) => new URL(request.url()).origin !== origin)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  for (const size of [viewport, ...others]) {
    if (size) await page.setViewportSize(size);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    if (!heading || !header) throw new Error("The page has no heading or no header.");
    expect(heading.y).toBeGreaterThan(header.y + header.height);
  }
}
