import type { Page } from "@playwright/test";

export const POST = "/blog/tiktok-shop-marketing-guide-2025";

/** The key that moves the focus to the notifications. */
export const TOAST_HOTKEY = "F8";

export const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
export const copyButton = (page: Page) => page.getByRole("button", { name: "Copy link" });

export function noticesOn(page: Page) {
  const area = page.getByRole("region", { name: `Notifications (${TOAST_HOTKEY})` });
  return { area, items: area.getByRole("listitem") };
}
