import { expectNoMove } from "../e2e/support/arrival";
import { expectCalmHydration } from "../e2e/support/first-view";
import { PATHS } from "../e2e/support/pages";
import { SCREENS, test } from "../e2e/support/test";

for (const [screen, viewport] of SCREENS) {
  test.describe(() => {
    for (const path of PATHS) {
      test(`on a ${screen}, ${path} loads React only after the first interaction, and hydration does not change or shift anything on the page`, async ({
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
      test(`on a ${screen}, hydration of ${path} keeps a scroll position of ${top} px`, async ({
        visit,
      }) => {
        await expectNoMove(visit, path, top, viewport);
      });
    }
  });
}
