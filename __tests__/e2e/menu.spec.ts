import { NAVIGATION } from "../support/specification";
import { isMarked, mark, reactIsHere } from "./support/react";
import { expect, type Open, type Page, PHONE, test, type VisitOptions } from "./support/test";

const toggle = (page: Page) => page.locator("summary", { hasText: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });
const links = (page: Page) => menu(page).getByRole("link");

async function openMenu(visit: Open, path: string, options: VisitOptions = {}) {
  const { page, wake } = await visit(path, { viewport: PHONE, ...options });
  if (options.javaScriptEnabled !== false) await wake();
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  return page;
}

test("without JavaScript, the menu fills the screen of a phone, and its links are large enough to tap", async ({
  visit,
}) => {
  const page = await openMenu(visit, "/process", { javaScriptEnabled: false });
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

test("a menu that is open before hydration stays open, and closes when the visitor taps a link", async ({
  visit,
}) => {
  const { page } = await visit("/services", { viewport: PHONE, hasTouch: true });
  await toggle(page).tap();
  await reactIsHere(page);
  await expect(menu(page)).toBeVisible();
  await mark(page);
  for (const name of ["Services", "Pricing"]) {
    await menu(page).getByRole("link", { name }).tap();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(menu(page)).toBeHidden();
    if (name === "Services") await toggle(page).tap();
  }
  expect(await isMarked(page)).toBe(true);
});

/** The viewport of a laptop at 150 % zoom. */
const LAPTOP = { width: 900, height: 700 };

test("without JavaScript, the mobile menu is hidden while the focus is outside of the menu", async ({
  visit,
}) => {
  const page = await openMenu(visit, "/pricing", { viewport: LAPTOP, javaScriptEnabled: false });
  // The search link and three contact channels follow the navigation.
  for (let stop = 0; stop <= NAVIGATION.length + 3; stop++) await page.keyboard.press("Tab");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await expect(toggle(page)).toBeFocused();
  await expect(menu(page)).toBeVisible();
});

test("on a screen with a small height, the visitor can scroll the mobile menu to its last link", async ({
  visit,
}) => {
  const page = await openMenu(visit, "/", { viewport: { width: 320, height: 256 } });
  const last = menu(page).getByRole("link", { name: "Contact" });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL("/contact");
});
