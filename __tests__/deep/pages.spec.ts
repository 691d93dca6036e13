import { expectNoMove } from "../e2e/support/arrival";
import { expectCalmHydration } from "../e2e/support/first-view";
import { WIDTHS, wideElements } from "../e2e/support/layout";
import { PATHS } from "../e2e/support/pages";
import { expect, SCREENS, test } from "../e2e/support/test";

/** Repeats tests of __tests__/e2e, which test one page of each kind, for all pages. */

for (const path of PATHS) {
  test(`the page ${path} does not scroll sideways at any width`, async ({ visit }) => {
    const { page } = await visit(path, { viewport: { width: 320, height: 700 } });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await wideElements(page)]).toEqual([width, []]);
    }
  });
}

for (const [screen, viewport] of SCREENS) {
  test.describe(`on a ${screen}`, () => {
    for (const path of PATHS) {
      test(`the page ${path} loads only the boot script before the first interaction, and hydration neither changes nor shifts the page`, async ({
        visit,
      }) => {
        await expectCalmHydration(visit, path, viewport);
      });
    }

    for (const [path, top] of [
      ["/", 0],
      ["/", 777],
      ["/", 2_345],
      ["/", 99_999],
      ["/#work", 0],
      ["/#work", 333],
      ["/work#skincare-eu", 150],
      ["/blog/tiktok-shop-marketing-guide-2025", 4_000],
    ] as const) {
      test(`hydration does not scroll ${path} away from the scroll position ${top}`, async ({
        visit,
      }) => {
        await expectNoMove(visit, path, top, viewport);
      });
    }
  });
}
