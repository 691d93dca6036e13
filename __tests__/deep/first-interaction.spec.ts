import { expectNoMove } from "../e2e/support/arrival";
import { expectFirstView } from "../e2e/support/first-view";
import { PATHS } from "../e2e/support/pages";
import { SCREENS, test } from "../e2e/support/test";

/** Repeats __tests__/e2e/first-interaction.spec.ts, which tests one page of each kind, for all pages. */

for (const [screen, viewport] of SCREENS) {
  test.describe(`on a ${screen}`, () => {
    for (const path of PATHS) {
      test(`before the first interaction, ${path} is scrolled to its top and has loaded only the boot script`, async ({
        visit,
      }) => {
        await expectFirstView(visit, path, [viewport]);
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
      test(`hydration does not scroll ${path} from its position ${top}`, async ({ visit }) => {
        await expectNoMove(visit, path, top, viewport);
      });
    }
  });
}
