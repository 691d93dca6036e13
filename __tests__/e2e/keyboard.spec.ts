import { tabFaults } from "./support/keyboard";
import { POSTS } from "./support/pages";
import { wake } from "./support/react";
import { DESKTOP, expect, PHONE, test } from "./support/test";

test("the first Tab stop of a page is a link that focuses the main content", async ({ look }) => {
  const page = await look("/services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

/** A viewport of 1280 x 1024 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

for (const [path, screen, viewport] of [
  ["/contact", "phone", PHONE],
  [`/blog/${POSTS[0].slug}`, "desktop", DESKTOP],
  ["/pricing", "screen of 320 x 256 pixels", ZOOMED],
] as const) {
  test(`on a ${screen}, Tab reaches every control of ${path} with a visible focus`, async ({
    look,
  }) => {
    const page = await look(path, { viewport });
    await wake(page);
    expect(await tabFaults(page)).toEqual([]);
  });
}
