import { expect, type Page } from "@playwright/test";

export const POST = "/blog/tiktok-shop-marketing-guide-2025";

/** Lets a page read and write the clipboard without asking. */
export const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
export const copyButton = (page: Page) => page.getByRole("button", { name: "Copy link" });

/** The notifications as a visitor finds them. */
export function noticesOn(page: Page) {
  const area = page.getByRole("region", { name: "Notifications (F8)" });
  return { area, items: area.getByRole("listitem") };
}

/** What the clock of the page says. */
export const timeOf = (page: Page) => page.evaluate(() => Date.now());

/** Stops the clock of the page; from here on only `page.clock` moves it. */
export const stopClock = (page: Page): Promise<void> =>
  // A little later than now: the clock runs while this is on its way, on a busy machine for longer.
  expect(async () => page.clock.pauseAt((await timeOf(page)) + 100)).toPass();
