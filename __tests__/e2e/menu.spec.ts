import { NAVIGATION } from "./support/pages";
import { AFTER_BOOT, isMarked, mark, reactIsHere } from "./support/react";
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
  test.describe(`the mobile menu, ${scripting},`, () => {
    test(`the menu opens with all links, highlights the current page, and closes, ${scripting}`, async ({
      visit,
    }) => {
      const page = await openMenu(visit, "/process", { javaScriptEnabled });
      await expect(links(page)).toHaveText(NAVIGATION.map(([name]) => name));
      for (const [name, path] of NAVIGATION) {
        await expect(menu(page).getByRole("link", { name })).toHaveAttribute("href", path);
      }
      await expect(menu(page).locator('[aria-current="page"]')).toHaveText(["Process"]);
      await toggle(page).click();
      await expect(menu(page)).toBeHidden();
    });

    test("the links of the open menu cover the page and are large enough to tap", async ({
      visit,
    }) => {
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

    test(`the menu fills the screen of a phone, ${scripting}`, async ({ visit }) => {
      const page = await openMenu(visit, "/", { javaScriptEnabled });
      const { width, height } = page.viewportSize() ?? PHONE;
      const isCovered = await menu(page).evaluate(
        (panel, [x, y]) => panel.parentElement?.contains(document.elementFromPoint(x, y)),
        [width / 2, height - 2] as const,
      );
      expect(isCovered).toBe(true);
    });

    for (const [which, from] of [
      ["another page", "/"],
      ["the same page", "/services"],
    ] as const) {
      test(`the menu closes after a click on a link to ${which}, ${scripting}`, async ({
        visit,
      }) => {
        const page = await openMenu(visit, from, { javaScriptEnabled });
        await mark(page);
        await menu(page).getByRole("link", { name: "Services" }).click();
        await expect(page).toHaveURL("/services");
        await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
        await expect(menu(page)).toBeHidden();
        expect(await isMarked(page)).toBe(javaScriptEnabled);
      });
    }

    test(`the menu opens and closes by keyboard, ${scripting}`, async ({ visit }) => {
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

/** The viewport of a laptop at 150 % zoom. */
const LAPTOP = { width: 900, height: 700 };

/** Returns whether the focused element is visible and not covered by another element. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as Element;
    const { x, y, width, height } = focused.getBoundingClientRect();
    return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const [state, before] of [
  ["before React has loaded", (page: Page) => page.route(AFTER_BOOT, () => undefined)],
  ["with React", undefined],
] as const) {
  test.describe(`the menu on a zoomed laptop, ${state}`, () => {
    const open = async (visit: Open) => {
      const { page, wake } = await visit("/pricing", { viewport: LAPTOP, before });
      if (!before) await wake();
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      return page;
    };

    test(`the menu closes when the focus leaves the menu, and the focused element is visible, ${state}`, async ({
      visit,
    }) => {
      const page = await open(visit);
      // The Tab stops of the menu are its links and the search.
      for (let stop = 0; stop <= NAVIGATION.length; stop++) await page.keyboard.press("Tab");
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
      // The page may scroll smoothly to the focused element.
      await expect.poll(() => focusIsSeen(page)).toBe(true);
    });

    test(`Escape closes the menu wherever the focus is, and focuses the button of the menu, ${state}`, async ({
      visit,
    }) => {
      const page = await open(visit);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });

    test(`a click outside the menu closes the menu, ${state}`, async ({ visit }) => {
      const page = await open(visit);
      await page.mouse.click(450, 680);
      await expect(menu(page)).toBeHidden();
    });
  });
}

test("without JavaScript, the open mobile menu never hides the focused element", async ({
  visit,
}) => {
  const page = await openMenu(visit, "/pricing", { viewport: LAPTOP, javaScriptEnabled: false });
  for (let stop = 0; stop <= NAVIGATION.length; stop++) await page.keyboard.press("Tab");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await expect(toggle(page)).toBeFocused();
  await expect(menu(page)).toBeVisible();
});

test("Escape closes the mobile menu and moves the focus to its button", async ({ visit }) => {
  const page = await openMenu(visit, "/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Work" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  // The button still opens the menu.
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
});

test("a menu that was opened before hydration stays open after hydration, and closes after a click on a link", async ({
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

test("the mobile menu scrolls to its last link on a low screen", async ({ visit }) => {
  const page = await openMenu(visit, "/", { viewport: { width: 320, height: 256 } });
  const last = menu(page).getByRole("link", { name: "Contact" });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL("/contact");
});
