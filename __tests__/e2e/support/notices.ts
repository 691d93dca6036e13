import { expect, type Page } from "@playwright/test";
import { TOAST_HOTKEY } from "../../../src/notifications/toasts";

export const POST = "/blog/tiktok-shop-marketing-guide-2025";

export const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
export const copyButton = (page: Page) => page.getByRole("button", { name: "Copy link" });

export function noticesOn(page: Page) {
  const area = page.getByRole("region", { name: `Notifications (${TOAST_HOTKEY})` });
  return { area, items: area.getByRole("listitem") };
}

const timeOf = (page: Page) => page.evaluate(() => Date.now());

/** Stops the page's clock, which only `page.clock` then advances. */
export const stopClock = (page: Page): Promise<void> =>
  // `pauseAt` needs a time in the future, because the clock continues until the command arrives.
  expect(async () => page.clock.pauseAt((await timeOf(page)) + 100)).toPass();
