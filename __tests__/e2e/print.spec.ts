import { expect, test } from "./support/test";

/** A color as the browser computes it, in red, green and blue. */
const rgb = (color: string) =>
  color
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number);

for (const path of ["/", "/work", "/pricing", "/contact"]) {
  test(`on paper ${path} is black on white, without what only a screen can use`, async ({
    visit,
  }) => {
    const { page } = await visit(path);
    const pause = page.getByRole("button", { name: "Pause the background" });
    await expect(pause).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const colors = await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, strong)")];
      return {
        ground: backgroundColor,
        texts: [...new Set(texts.map((text) => getComputedStyle(text).color))],
      };
    });
    expect(rgb(colors.ground)).toEqual([255, 255, 255]);
    expect(colors.texts).not.toEqual([]);
    for (const color of colors.texts) {
      expect(Math.max(...(rgb(color) ?? [255]))).toBeLessThanOrEqual(51);
    }
    // Of what is hidden, no role is found.
    for (const role of ["banner", "button"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.locator("form").filter({ visible: true })).toHaveCount(0);
    const calls = page.getByRole("link", { name: /Book intro call|Start small|Grow with us/ });
    await expect(calls).toHaveCount(0);
  });
}

test("cases and plans are not cut between two sheets", async ({ visit }) => {
  const { page } = await visit("/");
  await page.emulateMedia({ media: "print" });
  const inside = await page
    .locator("main li")
    .evaluateAll((items) => [...new Set(items.map((item) => getComputedStyle(item).breakInside))]);
  expect(inside).toEqual(["avoid"]);
});

test("the answers to questions are on paper, open or not", async ({ visit }) => {
  const { page } = await visit("/pricing");
  const answer = page
    .locator("details")
    .filter({ hasText: "Who pays for the ad spend?" })
    .locator("p");
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
});
