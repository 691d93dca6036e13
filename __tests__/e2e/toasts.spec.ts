import { CLIPBOARD, clipboard, copyButton, noticesOn, POST, TOAST_HOTKEY } from "./support/notices";
import { expect, test } from "./support/test";

for (const viewport of [
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
]) {
  test(`a notification says that the link is copied, and fits into ${viewport.width} px`, async ({
    visit,
  }) => {
    const { page } = await visit(POST, { ...CLIPBOARD, viewport });
    const { items } = noticesOn(page);
    await copyButton(page).click();
    await expect(items).toHaveText(["Link copied"]);
    expect(await clipboard(page)).toContain(POST);
    // The timer of a notification stops while the pointer is over the notification.
    await items.hover();
    await expect(items).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const close = items.getByRole("button", { name: "Close notification" });
    const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press(TOAST_HOTKEY);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
    await close.press("Enter");
    await expect(items).toHaveCount(0);
  });
}
