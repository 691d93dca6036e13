import { restingPlace } from "./support/react";
import { expect, type Page, PHONE, test } from "./support/test";

const toggle = (page: Page) => page.locator("summary", { hasText: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });

async function openMenu(page: Page) {
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test(`the menu fills the screen of a phone, and its links lead on (JavaScript: ${javaScriptEnabled})`, async ({
    visit,
  }) => {
    const { page } = await visit("/process", { viewport: PHONE, javaScriptEnabled });
    await openMenu(page);
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(["Process"]);
    for (const link of await menu(page).getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      // A trial click fails if another element covers the link.
      await link.click({ trial: true });
    }
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await expect(menu(page)).toBeHidden();
  });
}

test("the page does not scroll behind the open menu, which Escape closes", async ({ look }) => {
  const page = await look("/", { viewport: PHONE });
  await openMenu(page);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 400);
  // `wheel` does not wait for the end of scrolling.
  expect(await restingPlace(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("a page with an open menu scrolls when its window becomes wide", async ({ look }) => {
  const page = await look("/", { viewport: { width: 700, height: 900 } });
  await openMenu(page);
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("in a low window, the visitor can scroll the menu to its last link", async ({ look }) => {
  const page = await look("/", { viewport: { width: 320, height: 256 } });
  await openMenu(page);
  await menu(page).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
});
