import { expectFittingPictures, PAGES_WITH_PICTURES } from "./support/pictures";
import { test } from "./support/test";

/** A phone, a tablet and a dense desktop; the other screens are in the deep suite. */
const SCREENS = [
  [375, 2],
  [768, 1],
  [1440, 2],
] as const;

for (const screen of SCREENS) {
  for (const path of PAGES_WITH_PICTURES) {
    test(`the pictures of ${path} are as large as they are shown at ${screen[0]} px and density ${screen[1]}`, async ({
      visitFixture,
    }) => {
      await expectFittingPictures(visitFixture, path, screen);
    });
  }
}
