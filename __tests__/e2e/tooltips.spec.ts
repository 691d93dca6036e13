import { POST } from "./support/notices";
import { scriptNames, settled } from "./support/react";
import { expect, type Open, test, type VisitOptions } from "./support/test";

async function open(visit: Open, options: VisitOptions = {}) {
  const made = await visit(POST, options);
  const tooltip = made.page.getByRole("tooltip");
  const loaded = () => scriptNames(made.requests).filter((name) => name === "tooltips").length;
  return { ...made, tooltip, loaded };
}

test("a tooltip opens above a control on which the pointer rests, and Escape closes it", async ({
  visit,
}) => {
  const { page, tooltip, loaded } = await open(visit);
  await page.getByRole("heading", { level: 1 }).hover();
  await settled(page);
  expect(loaded()).toBe(0);
  const control = page.getByRole("link", { name: "Share on Facebook" });
  await control.hover();
  await expect(tooltip).toHaveText("Share on Facebook (opens in a new tab)");
  expect(loaded()).toBe(1);
  const [box, below] = [await tooltip.boundingBox(), await control.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  // The pointer can move to the tooltip.
  await tooltip.hover();
  await expect(tooltip).toHaveText("Share on Facebook (opens in a new tab)");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("a tooltip of the focus fits into a narrow viewport, and shifts nothing", async ({
  visit,
}) => {
  const { page, tooltip } = await open(visit, { viewport: { width: 320, height: 568 } });
  const menu = page.locator("summary", { hasText: "Menu" });
  const before = await menu.boundingBox();
  await page.keyboard.press("Shift");
  await menu.focus();
  await expect(tooltip).toHaveText("Menu");
  await expect(tooltip).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await menu.boundingBox()).toEqual(before);
});
