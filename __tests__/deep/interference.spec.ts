import { holdMessages, MESSAGE, watchInbox } from "../e2e/support/form";
import {
  expectNothingLost,
  expectWayOnAndBack,
  INTERFERENCE,
  type Interference,
  MOMENTS,
  visitTouched,
} from "../e2e/support/interference";
import { PATHS } from "../e2e/support/pages";
import { expect, test } from "../e2e/support/test";

const FORMS = ["/", "/contact"];

/**
 * On the search page, these changes also change the search field, and therefore the results. The
 * test makes no such change on this page.
 */
const CHANGES_RESULTS: readonly Interference[] = ["fields filled in", "text selected"];
const kindsFor = (path: string) =>
  INTERFERENCE.filter((kind) => path !== "/search" || !CHANGES_RESULTS.includes(kind));

for (const path of [...PATHS, "/search"]) {
  for (const moment of MOMENTS) {
    test(`the page ${path} keeps its content and state if a browser extension changes the DOM ${moment} hydration`, async ({
      visit,
    }) => {
      test.setTimeout(600_000);
      for (const kind of kindsFor(path)) {
        await test.step(kind, async () => {
          const { page, context } = await visitTouched(visit, path, kind, moment);
          await expectNothingLost(page);
          await expectWayOnAndBack(page, path);
          await context.close();
        });
      }
    });
  }
}

for (const path of FORMS) {
  for (const moment of MOMENTS) {
    test(`the contact form of ${path} sends a message once if a browser extension changes the DOM ${moment} hydration`, async ({
      visit,
      site,
    }) => {
      test.setTimeout(600_000);
      for (const kind of INTERFERENCE) {
        await test.step(kind, async () => {
          const stored = await watchInbox(site);
          const { page, context } = await visitTouched(visit, path, kind, moment);
          // Finds fields by attribute, because a translator may have changed their labels.
          for (const [name, text] of Object.entries(MESSAGE)) {
            await page.locator(`form [name=${name}]`).fill(text);
          }
          // Holds the response, so that the second click happens before the response arrives.
          const release = await holdMessages(page);
          await page.locator("main form button").dblclick();
          release();
          const said = page.getByRole("main").getByText(/^Message sent/);
          await expect(said).toHaveCount(1);
          expect(await stored(MESSAGE.message)).toHaveLength(1);
          await context.close();
        });
      }
    });
  }
}
