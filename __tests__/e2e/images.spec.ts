import { expectFittingPictures, PAGES_WITH_PICTURES } from "./support/pictures";
import { test } from "./support/test";

/** Viewport width and pixel density of a phone and a desktop. */
const SCREENS = [
  [375, 2],
  [1440, 2],
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
