import type { Page } from "playwright-core";
import { openBrowser, PHONE, SCRIPTING, type VisitOptions } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { NAVIGATION } from "./support/pages";
import { eventually, isMarked, mark, reactIsHere, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const toggle = (page: Page) => page.locator("summary", { hasText: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu", exact: true });

async function open(path: string, options: VisitOptions = {}) {
  const { page } = await visit(path, { viewport: PHONE, ...options });
  if (options.javaScriptEnabled !== false) await wake(page);
  expect(await menu(page).isVisible()).toBe(false);
  await toggle(page).click();
  await menu(page).waitFor();
  return page;
}

describe.each(SCRIPTING)("the menu, %s", (_name, javaScriptEnabled) => {
  test("opens with all links and the highlighted one, and closes", async () => {
    const page = await open("/process", { javaScriptEnabled });
    const links = await menu(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(links).toEqual(NAVIGATION);
    expect(await menu(page).locator('[aria-current="page"]').allTextContents()).toEqual([
      "Process",
    ]);
    await toggle(page).click();
    await menu(page).waitFor({ state: "hidden" });
  });

  test("covers what is under it and fits the screen", async () => {
    const page = await open("/", { javaScriptEnabled });
    for (const link of await menu(page).getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      const hit = await link.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      });
      expect(hit).toBe(true);
    }
  });

  test.each([
    ["another page", "/", "Services", "/services"],
    ["the same page", "/services", "Services", "/services"],
  ])("closes on a link to %s", async (_which, from, name, path) => {
    const page = await open(from, { javaScriptEnabled });
    await mark(page);
    await menu(page).getByRole("link", { name }).click();
    await page.waitForURL(site.url + path);
    await page.getByRole("heading", { name: "Our Services" }).waitFor();
    await eventually(async () => expect(await menu(page).isVisible()).toBe(false));
    expect(await isMarked(page)).toBe(javaScriptEnabled);
  });

  test("opens and closes by keyboard", async () => {
    const { page } = await visit("/", { viewport: PHONE, javaScriptEnabled });
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await menu(page).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Services");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await menu(page).waitFor({ state: "hidden" });
  });
});

test("Escape closes the menu and gives the focus back to its button", async () => {
  const page = await open("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Work");
  await page.keyboard.press("Escape");
  await menu(page).waitFor({ state: "hidden" });
  expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
  // It is a button like any other again.
  await page.keyboard.press("Enter");
  await menu(page).waitFor();
});

test("a menu opened before React stays open when it arrives, and then closes on a link", async () => {
  const { page } = await visit("/", { viewport: PHONE, hasTouch: true });
  await toggle(page).tap();
  await menu(page).waitFor();
  await reactIsHere(page);
  expect(await menu(page).isVisible()).toBe(true);
  await mark(page);
  await menu(page).getByRole("link", { name: "Pricing" }).tap();
  await page.waitForURL(`${site.url}/pricing`);
  await eventually(async () => expect(await menu(page).isVisible()).toBe(false));
  expect(await isMarked(page)).toBe(true);
});

test("the menu can be scrolled to its end on a screen of little height", async () => {
  const page = await open("/", { viewport: { width: 320, height: 256 } });
  const last = menu(page).getByRole("link", { name: "Contact" });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await page.waitForURL(`${site.url}/contact`);
});
