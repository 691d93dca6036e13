import { MESSAGE } from "../support/message";
import { holding } from "./support/hold";
import {
  AFTER_BOOT,
  everythingIsHere,
  islandsAreHydrated,
  scriptNames,
  settled,
} from "./support/react";
import { expect, type Page, test } from "./support/test";

test("a page without an island loads boot script and background, and React never", async ({
  visit,
}) => {
  const { page, requests } = await visit("/services");
  await everythingIsHere(page);
  expect(scriptNames(requests)).toEqual(["boot", "background"]);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  for (let press = 0; press < 4; press++) await page.keyboard.press("Tab");
  await settled(page);
  expect(scriptNames(requests).join()).not.toMatch(/framework|react/);
});

/** Returns the text of the message field, with `|` at the caret if the field has the focus. */
const messageWithCaret = (page: Page) =>
  page.locator("textarea").evaluate((field: HTMLTextAreaElement) => {
    if (document.activeElement !== field) return field.value;
    const { value, selectionStart: at } = field;
    return `${value.slice(0, at)}|${value.slice(at)}`;
  });

/** Wraps each text of the page in an element, as translators do. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, textarea")) continue;
    const font = document.createElement("font");
    font.append(`ü${text.data}`);
    text.replaceWith(font);
  }
};

test("words, focus and caret survive if a translator changes the form before React hydrates it", async ({
  visit,
}) => {
  const scripts = holding(AFTER_BOOT);
  const { page } = await visit("/contact", { before: scripts.before });
  const field = page.locator("textarea");
  await field.click();
  await page.keyboard.type("Some words");
  await page.keyboard.press("ArrowLeft");
  await page.evaluate(translate);
  await page.keyboard.type("-");
  expect(await messageWithCaret(page)).toBe("Some word-|s");
  scripts.release();
  await islandsAreHydrated(page);
  await settled(page);
  expect(await messageWithCaret(page)).toBe("Some word-|s");
});

test("if the script of the form is missing, the browser posts the form", async ({ visit }) => {
  const { page, requests, expectFaults } = await visit("/contact", {
    before: (page) => page.route(AFTER_BOOT, (route) => route.fulfill({ status: 404 })),
  });
  expectFaults(/404/, /Loading (CSS )?chunk/);
  for (const [name, text] of Object.entries(MESSAGE)) {
    await page.locator(`main form [name=${name}]`).fill(text);
  }
  await page.locator("main form button[type=submit]").click();
  await expect(page).toHaveURL("/contact/sent");
  expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1);
});
