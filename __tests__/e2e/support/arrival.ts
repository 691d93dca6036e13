import { restingPlace, restsAtAnchor, settled } from "./react";
import { expect, type Open, type Page } from "./test";

const picturesInView = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom < 0 || top > innerHeight || image.complete;
    }),
  );

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
  // Waits for pending work, which could still scroll the page.
  await settled(page);
  expect(await restingPlace(page)).toBe(place);
}
