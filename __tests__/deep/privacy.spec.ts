import { tracesOf } from "../e2e/support/privacy";
import { expect, test } from "../e2e/support/test";
import { NOT_FOUND_NOISE, PLACES } from "./support/places";

for (const { name: siteName, opener, server, routes, wakeWhole } of PLACES) {
  test.describe(`a visit to the ${siteName}`, () => {
    for (const route of routes) {
      for (const [scripting, javaScriptEnabled] of [
        ["with JavaScript", true],
        ["without JavaScript", false],
      ] as const) {
        test(`${scripting}, the page ${route} of the ${siteName} sends nothing to other sites and stores no undocumented data`, async ({
          visit,
          visitFixture,
          site,
          fixtureSite,
        }) => {
          const made = await { visit, visitFixture }[opener](route, { javaScriptEnabled });
          const { url } = { site, fixtureSite }[server];
          made.expectFaults(NOT_FOUND_NOISE);
          if (javaScriptEnabled && made.status === 200) await wakeWhole(made.page);
          // Scrolls to load all images, and focuses or hovers every field and external link.
          await made.page.keyboard.press("End");
          for (const field of await made.page.locator("input:visible, textarea:visible").all()) {
            await field.focus();
          }
          for (const link of await made.page.locator("main a[target=_blank]").all()) {
            await link.hover();
          }
          await made.page.waitForLoadState("networkidle");
          expect(await tracesOf(made, url)).toEqual([]);
        });
      }
    }
  });
}
