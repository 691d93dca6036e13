import { restingPlace, restsAtAnchor, settled } from "./react";
import { expect, type Open, type Page } from "./test";

/** Waits until the pictures in view have arrived, and with them the place that they take. */
const picturesInView = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom < 0 || top > innerHeight || image.complete;
    }),
  );

/** The page that a visitor has scrolled to `top` stays where it is when React takes it over. */
export async function expectNoMove(
  visit: Open,
  path: string,
  top: number,
  viewport: { width: number; height: number },
): Promise<void> {
  const { page, wake } = await visit(path, { viewport });
  if (path.includes("#")) await restsAtAnchor(page);
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await picturesInView(page);
  const place = await restingPlace(page);
  await wake();
  // Proves an absence: nothing scrolls once React has come.
  await settled(page);
  expect(await restingPlace(page)).toBe(place);
}
