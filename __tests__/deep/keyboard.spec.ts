import { tabFaults } from "../e2e/support/keyboard";
import { cutTexts, WIDE_SPACING } from "../e2e/support/layout";
import { restyle } from "../e2e/support/styles";
import { expect } from "../e2e/support/test";
import { ROUTES, test } from "./support/places";

for (const route of ROUTES) {
  test(`Tab reaches every control of ${route} in reading order, with a visible focus`, async ({
    visitRoute,
  }) => {
    for (const width of [320, 1280]) {
      const viewport = { width, height: 700 };
      const { page, wake } = await visitRoute(route, { viewport, reducedMotion: "reduce" });
      await wake();
      expect(await tabFaults(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`the page ${route} clips no text in a small viewport, with wide text spacing, or with text that is enlarged to 200 %`, async ({
    visitRoute,
  }) => {
    const viewport = { width: 320, height: 256 };
    const { page, wake } = await visitRoute(route, { viewport, reducedMotion: "reduce" });
    await wake();
    expect(await cutTexts(page), "1.4.10 reflow").toEqual([]);
    await restyle(page, WIDE_SPACING);
    expect(await cutTexts(page), "1.4.12 spacing").toEqual([]);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    await page.setViewportSize({ width: 1280, height: 800 });
    await restyle(page, "html { font-size: 200% }");
    expect(await cutTexts(page), "1.4.4 text of 200 %").toEqual([]);
  });
}
