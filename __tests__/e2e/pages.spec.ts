import { recordShifts, takeShifts } from "./support/layout";
import { everythingIsHere, settled } from "./support/react";
import { expect, PHONE, test } from "./support/test";

for (const path of ["/contact", "/search"]) {
  test(`on a phone, hydration of the islands of ${path} changes no HTML and shifts nothing`, async ({
    visit,
  }) => {
    const { page, wake } = await visit(path, { viewport: PHONE, before: recordShifts });
    await everythingIsHere(page);
    await settled(page);
    const island = page.locator("[data-island]");
    const before = await island.innerHTML();
    await takeShifts(page);
    await wake();
    await settled(page);
    // React adds an empty `value` attribute to fields, which visitors cannot see.
    expect((await island.innerHTML()).replaceAll(' value=""', "")).toBe(before);
    expect(await takeShifts(page)).toEqual([]);
  });
}

test("the test helper for layout shifts reports a deliberate shift", async ({ visit }) => {
  const { page } = await visit("/services", { before: recordShifts });
  await settled(page);
  await takeShifts(page);
  await page.evaluate(() => {
    document.querySelector("main")?.prepend(document.createElement("hr"));
    document.querySelector("hr")?.style.setProperty("height", "200px");
  });
  await settled(page);
  expect(await takeShifts(page)).not.toEqual([]);
});

test("the home page makes at most 8 requests before the first interaction", async ({ visit }) => {
  const { page, requests } = await visit("/");
  await everythingIsHere(page);
  expect(requests.length).toBeLessThanOrEqual(8);
});
