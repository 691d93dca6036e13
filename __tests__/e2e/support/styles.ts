import type { Page, PageScreenshotOptions } from "@playwright/test";

/**
 * Adds a constructed style sheet, because the content security policy would block a style element.
 */
export const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Lays out all parts of a page, also those far from the viewport. */
export const EVERYTHING = "* { content-visibility: visible !important }";

export const renderEverything = (page: Page) => restyle(page, EVERYTHING);

export async function shootWith(page: Page, css: string, options?: PageScreenshotOptions) {
  await restyle(page, css);
  const picture = await page.screenshot(options);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return picture;
}
