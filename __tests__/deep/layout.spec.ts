import { recordShifts, takeShifts, WIDTHS, wideElements } from "../e2e/support/layout";
import { PATHS } from "../e2e/support/pages";
import { settled } from "../e2e/support/react";
import { expect, SCREENS, test } from "../e2e/support/test";

for (const path of PATHS) {
  test(`${path} does not scroll sideways at any width`, async ({ visit }) => {
    const { page } = await visit(path, { viewport: { width: 320, height: 700 } });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await wideElements(page)]).toEqual([width, []]);
    }
  });

  for (const [screen, viewport] of SCREENS) {
    test(`hydration of ${path} shifts nothing, on a ${screen}`, async ({ visit }) => {
      const { page, wake } = await visit(path, { viewport, before: recordShifts });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // Everything that loads without an interaction has loaded now.
      const pause = page.getByRole("button", { name: "Pause the background" });
      await expect(pause).toBeVisible();
      await settled(page);
      await takeShifts(page);
      await wake();
      await settled(page);
      expect(await takeShifts(page)).toEqual([]);
    });
  }
}
