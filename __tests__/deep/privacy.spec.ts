import { tracesOf } from "../e2e/support/privacy";
import { expect } from "../e2e/support/test";
import { ROUTES, test } from "./support/places";

for (const [scripting, javaScriptEnabled] of [
  ["with JavaScript", true],
  ["without JavaScript", false],
] as const) {
  for (const route of ROUTES) {
    test(`${scripting}, the page ${route} sends nothing to other sites and stores no undocumented data`, async ({
      visitRoute,
    }) => {
      const made = await visitRoute(route, { javaScriptEnabled });
      const { page, wake } = made;
      if (javaScriptEnabled) await wake();
      // Scrolls to load all images, focuses every field, and hovers every external link.
      await page.keyboard.press("End");
      for (const field of await page.locator("input:visible, textarea:visible").all()) {
        await field.focus();
      }
      for (const link of await page.locator("main a[target=_blank]").all()) {
        await link.hover();
      }
      await page.waitForLoadState("networkidle");
      expect(await tracesOf(made, new URL(page.url()).origin)).toEqual([]);
    });
  }
}
