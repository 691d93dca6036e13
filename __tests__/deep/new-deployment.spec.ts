import { documentPaths, reactIsHere } from "../e2e/support/react";
import { expect, test } from "../e2e/support/test";

test("a page does not reload endlessly after a new deployment", async ({ visit }) => {
  const { page, requests, wake } = await visit("/services", {
    before: (page) =>
      page.route(/app-data\.json/, (route) =>
        route.fulfill({ json: { webpackCompilationHash: "ffffffffffffffffffff" } }),
      ),
  });
  const reloaded = page.waitForEvent("load");
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await reloaded;
  // React loads in the reloaded page only after an interaction.
  await wake();
  await page.waitForLoadState("networkidle");
  await reactIsHere(page);
  expect(documentPaths(requests)).toEqual(["/services", "/services"]);
});
