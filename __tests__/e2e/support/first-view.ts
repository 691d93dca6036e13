import { BOOT, scriptNames } from "./react";
import { expect, type Open, type Page } from "./test";

/** Waits for the background, which is the last script that a page loads without an interaction. */
export const everythingIsHere = (page: Page) =>
  expect(page.locator("canvas[data-state]")).toBeAttached();

/**
 * Checks a page before any interaction, also after resizing: it is at its top, with its heading below the
 * header, and has loaded only the boot script, nothing from other origins, and no cookie.
 */
export async function expectFirstView(
  visit: Open,
  path: string,
  [viewport, ...others]: { width: number; height: number }[],
): Promise<void> {
  const { page, context, requests } = await visit(path, {
    viewport,
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
