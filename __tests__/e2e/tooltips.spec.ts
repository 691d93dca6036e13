import { CLIPBOARD, clipboard, copyButton, POST } from "./support/notices";
import { scriptNames, settled } from "./support/react";
import { expect, type Open, type Page, PHONE, test, type VisitOptions } from "./support/test";

const share = (page: Page, network: string) =>
  page.getByRole("link", { name: `Share on ${network}` });

async function open(visit: Open, options: VisitOptions = {}) {
  const made = await visit(POST, options);
  const tooltip = made.page.getByRole("tooltip");
  const loaded = () => scriptNames(made.requests).filter((name) => name === "tooltips").length;
  return { ...made, tooltip, loaded };
}

test("the script of tooltips loads when the pointer rests on a control, and then shows a tooltip", async ({
  visit,
}) => {
  const { page, tooltip, loaded } = await open(visit);
  await page.getByRole("heading", { level: 1 }).hover();
  await page.getByRole("link", { name: "Back to blog" }).focus();
  await settled(page);
  expect(loaded()).toBe(0);
  await share(page, "Facebook").hover();
  await expect(tooltip).toHaveText("Share on Facebook");
  expect(loaded()).toBe(1);
  // The pointer can move to the tooltip, and a press there changes nothing.
  await tooltip.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(tooltip).toHaveText("Share on Facebook");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("a tap on a control does not load the script of tooltips", async ({ visit }) => {
  const options = { ...CLIPBOARD, viewport: PHONE, hasTouch: true };
  const { page, loaded } = await open(visit, options);
  await copyButton(page).tap();
  await expect.poll(() => clipboard(page)).toContain(POST);
  await settled(page);
  expect(loaded()).toBe(0);
});

test("a tooltip of the keyboard fits into a narrow viewport and shifts nothing", async ({
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
