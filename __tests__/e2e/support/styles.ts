import type { Page, PageScreenshotOptions } from "@playwright/test";

/** Adds styles to a page; the site's policy lets no style element do that. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** A picture of the page with these styles, which it has for the picture alone. */
export async function shootWith(page: Page, css: string, options?: PageScreenshotOptions) {
  await restyle(page, css);
  const picture = await page.screenshot(options);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return picture;
}
