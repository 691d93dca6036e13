import { NAVIGATION } from "./support/pages";
import { isMarked, mark, reactIsHere } from "./support/react";
import {
  expect,
  type Open,
  type Page,
  PHONE,
  SCRIPTING,
  test,
  type VisitOptions,
} from "./support/test";

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

for (const [scripting, javaScriptEnabled] of SCRIPTING) {
  test.describe(`the menu, ${scripting}`, () => {
    test("opens with all links and the highlighted one, and closes", async ({ visit }) => {
      const page = await openMenu(visit, "/process", { javaScriptEnabled });
      await expect(links(page)).toHaveText(NAVIGATION.map(([name]) => name));
      for (const [name, path] of NAVIGATION) {
        await expect(menu(page).getByRole("link", { name })).toHaveAttribute("href", path);
      }
      await expect(menu(page).locator('[aria-current="page"]')).toHaveText(["Process"]);
      await toggle(page).click();
      await expect(menu(page)).toBeHidden();
    });

    test("covers what is under it, and each link is large enough to hit", async ({ visit }) => {
      const page = await openMenu(visit, "/", { javaScriptEnabled });
      for (const link of await links(page).all()) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(24);
        const hit = await link.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === element;
        });
        expect(hit).toBe(true);
      }
    });

    for (const [which, from] of [
      ["another page", "/"],
      ["the same page", "/services"],
    ] as const) {
      test(`closes on a link to ${which}`, async ({ visit }) => {
        const page = await openMenu(visit, from, { javaScriptEnabled });
        await mark(page);
        await menu(page).getByRole("link", { name: "Services" }).click();
        await expect(page).toHaveURL("/services");
        await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
        await expect(menu(page)).toBeHidden();
        expect(await isMarked(page)).toBe(javaScriptEnabled);
      });
    }

    test("opens and closes by keyboard", async ({ visit }) => {
      const { page } = await visit("/", { viewport: PHONE, javaScriptEnabled });
      await toggle(page).focus();
      await page.keyboard.press("Enter");
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(menu(page).getByRole("link", { name: "Services" })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Space");
      await expect(menu(page)).toBeHidden();
    });
  });
}

test("Escape closes the menu and gives the focus back to its button", async ({ visit }) => {
  const page = await openMenu(visit, "/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Work" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  // It is a button like any other again.
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
});

test("a menu opened before React stays open when it arrives, and closes on a link", async ({
  visit,
}) => {
  const { page } = await visit("/", { viewport: PHONE, hasTouch: true });
  await toggle(page).tap();
  await expect(menu(page)).toBeVisible();
  await reactIsHere(page);
  await expect(menu(page)).toBeVisible();
  await mark(page);
  await menu(page).getByRole("link", { name: "Pricing" }).tap();
  await expect(page).toHaveURL("/pricing");
  await expect(menu(page)).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test("on a screen of little height the menu scrolls to its last link", async ({ visit }) => {
  const page = await openMenu(visit, "/", { viewport: { width: 320, height: 256 } });
  const last = menu(page).getByRole("link", { name: "Contact" });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL("/contact");
});
