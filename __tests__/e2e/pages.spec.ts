import { expectCalmHydration } from "./support/first-view";
import { recordShifts, takeShifts } from "./support/layout";
import { POSTS } from "./support/pages";
import { settled } from "./support/react";
import { DESKTOP, expect, PHONE, test } from "./support/test";

for (const [path, screen, viewport] of [
  ["/", "phone", PHONE],
  ["/services", "desktop", DESKTOP],
  ["/work", "phone", PHONE],
  ["/process", "desktop", DESKTOP],
  ["/pricing", "phone", PHONE],
  ["/contact", "desktop", DESKTOP],
  ["/blog", "desktop", DESKTOP],
  ["/blog/category/seo-content", "phone", PHONE],
  [`/blog/${POSTS[2].slug}`, "desktop", DESKTOP],
] as const) {
  test(`on a ${screen}, ${path} loads React only after the first interaction, and hydration changes and shifts nothing`, async ({
    visit,
  }) => {
    await expectCalmHydration(visit, path, viewport);
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
  await page.waitForLoadState("networkidle");
  expect(requests.length).toBeLessThanOrEqual(8);
});
