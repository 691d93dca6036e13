import { NAVIGATION } from "../support/specification";
import { restingPlace } from "./support/react";
import { expect, type Page, PHONE, test } from "./support/test";

const toggle = (page: Page) => page.locator("summary", { hasText: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });
const links = (page: Page) => menu(page).getByRole("link");

async function openMenu(page: Page) {
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

/** The viewport of a laptop at 150 % zoom. */
const LAPTOP = { width: 900, height: 700 };

test("without JavaScript, the menu fills the screen of a phone, and its links can be tapped", async ({
  visit,
}) => {
  const { page } = await visit("/process", { viewport: PHONE, ...WITHOUT_SCRIPTS });
  await openMenu(page);
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(["Process"]);
  for (const link of await links(page).all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    // A trial click fails if another element covers the link.
    await link.click({ trial: true });
  }
  const isCovered = await menu(page).evaluate(
    (panel, [x, y]) => panel.closest("details")?.contains(document.elementFromPoint(x, y)),
    [PHONE.width / 2, PHONE.height - 2] as const,
  );
  expect(isCovered).toBe(true);
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
});

test("without JavaScript, the menu is hidden while the focus is outside of the menu", async ({
  visit,
}) => {
  const { page } = await visit("/pricing", { viewport: LAPTOP, ...WITHOUT_SCRIPTS });
  await openMenu(page);
  // The search link and three contact channels follow the navigation.
  for (let stop = 0; stop <= NAVIGATION.length + 3; stop++) await page.keyboard.press("Tab");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await expect(toggle(page)).toBeFocused();
  await expect(menu(page)).toBeVisible();
});

for (const viewport of [PHONE, LAPTOP]) {
  test(`a click beside the links of the menu at ${viewport.width} px leaves the page as it is`, async ({
    look,
  }) => {
    const page = await look("/privacy", { viewport });
    await openMenu(page);
    await page.mouse.click(20, viewport.height - 12);
    await expect(menu(page)).toBeVisible();
    // The bar of the header is outside of the menu.
    await page.mouse.click(4, 4);
    await expect(menu(page)).toBeHidden();
  });
}

test("the page does not scroll behind the open menu", async ({ look }) => {
  const page = await look("/", { viewport: PHONE });
  await openMenu(page);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 400);
  // `wheel` does not wait for the end of scrolling.
  expect(await restingPlace(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("the menu closes when the window becomes wide", async ({ look }) => {
  const page = await look("/", { viewport: { width: 700, height: 900 } });
  await openMenu(page);
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(page.locator("header details[open]")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-menu-open");
});

test("in a low window, the visitor can scroll the menu to its last link", async ({ look }) => {
  const page = await look("/", { viewport: { width: 320, height: 256 } });
  await openMenu(page);
  const last = menu(page).getByRole("link", { name: "Contact" });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL("/contact");
});
