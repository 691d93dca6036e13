import { expectFittingPictures, PAGES_WITH_PICTURES } from "../e2e/support/pictures";
import { test } from "../e2e/support/test";

/** Viewport widths in CSS pixels, each with a pixel density. */
const SCREENS = [
  [320, 2],
  [412, 2.625],
  [768, 1],
  [768, 2],
  [1024, 1],
  [1280, 1],
  [1920, 1],
] as const;

for (const screen of SCREENS) {
  for (const path of PAGES_WITH_PICTURES) {
    test(`the page ${path} loads each cover in its displayed size at a viewport width of ${screen[0]} px and a pixel density of ${screen[1]}`, async ({
      visitFixture,
    }) => {
      await expectFittingPictures(visitFixture, path, screen);
    });
  }
}
