import { tabFaults } from "../e2e/support/keyboard";
import { cutTexts, WIDE_SPACING } from "../e2e/support/layout";
import { restyle } from "../e2e/support/styles";
import { expect, type Open, test } from "../e2e/support/test";
import { NOT_FOUND_NOISE, PLACES } from "./support/places";

const WIDTHS = [320, 1280];

for (const { name, opener, routes, wakeWhole } of PLACES) {
  test.describe(`on the ${name}`, () => {
    const open = async (
      openers: Record<typeof opener, Open>,
      route: string,
      viewport: { width: number; height: number },
    ) => {
      const { page, status, expectFaults } = await openers[opener](route, {
        viewport,
        reducedMotion: "reduce",
      });
      expectFaults(NOT_FOUND_NOISE);
      if (status === 200) await wakeWhole(page);
      return page;
    };

    for (const route of routes) {
      test(`Tab reaches every control of ${route} in reading order, with a visible focus`, async ({
        visit,
        visitFixture,
      }) => {
        for (const width of WIDTHS) {
          const page = await open({ visit, visitFixture }, route, { width, height: 700 });
          expect(await tabFaults(page), `at ${width} px`).toEqual([]);
        }
      });

      test(`the page ${route} cuts off no text at 320 px width, low height, 200 % text size or wide text spacing`, async ({
        visit,
        visitFixture,
      }) => {
        const page = await open({ visit, visitFixture }, route, { width: 320, height: 256 });
        expect(await cutTexts(page), "1.4.10 reflow").toEqual([]);
        await restyle(page, WIDE_SPACING);
        expect(await cutTexts(page), "1.4.12 spacing").toEqual([]);
        await page.evaluate(() => void document.adoptedStyleSheets.pop());
        await page.setViewportSize({ width: 1280, height: 800 });
        await restyle(page, "html { font-size: 200% }");
        expect(await cutTexts(page), "1.4.4 text of 200 %").toEqual([]);
      });
    }
  });
}
