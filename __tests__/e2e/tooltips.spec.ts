import type { Locator } from "@playwright/test";
import { CLIPBOARD, clipboard, copyButton, POST } from "./support/notices";
import { scriptNames, settled } from "./support/react";
import { expect, type Open, type Page, PHONE, test, type VisitOptions } from "./support/test";

const share = (page: Page, network: string) =>
  page.getByRole("link", { name: `Share on ${network}` });

async function open(visit: Open, options: VisitOptions = {}) {
  const made = await visit(POST, options);
  await made.wake();
  const tooltip = made.page.getByRole("tooltip");
  const loaded = () => scriptNames(made.requests).filter((name) => name === "tooltips").length;
  return { ...made, tooltip, loaded };
}

const isGone = (tooltip: Locator) => expect(tooltip).toHaveCount(0);

async function focusByKeyboard(page: Page, target: Locator) {
  await page.keyboard.press("Shift");
  await target.focus();
}

test("the script of tooltips loads when the pointer first rests on a control, and then shows a tooltip", async ({
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
  // The tooltip only repeats the link's name, so `aria-describedby` would make screen readers read
  // it twice.
  await expect(share(page, "Facebook")).not.toHaveAttribute("aria-describedby");
});

test("a tooltip opens if the pointer already rested on the control before React was loaded", async ({
  visit,
}) => {
  const { page } = await visit(POST, { viewport: { width: 1280, height: 1600 } });
  const box = await share(page, "Facebook").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await settled(page);
  await expect(page.getByRole("tooltip", { name: "Share on Facebook" })).toBeVisible();
});

test("a tap on a control does not load the script of tooltips", async ({ visit }) => {
  const { page, tooltip, loaded } = await open(visit, {
    ...CLIPBOARD,
    viewport: PHONE,
    hasTouch: true,
    before: (page) => page.clock.install(),
  });
  await copyButton(page).tap();
  await expect.poll(() => clipboard(page)).toContain(POST);
  // By now, a mouse pointer would have loaded the script and opened the tooltip.
  await settled(page);
  await page.clock.fastForward(1_000);
  await settled(page);
  expect(loaded()).toBe(0);
  await isGone(tooltip);
});

test("a tooltip fits into a viewport with a width of 320 px and shifts no element of the page", async ({
  visit,
}) => {
  const { page, tooltip } = await open(visit, { viewport: { width: 320, height: 568 } });
  const menu = page.locator("summary", { hasText: "Menu" });
  const before = await menu.boundingBox();
  await focusByKeyboard(page, menu);
  await expect(tooltip).toHaveText("Menu");
  const box = await tooltip.boundingBox();
  // 8 px keep the tooltip off the edge of the window.
  expect(box?.x).toBeGreaterThanOrEqual(8);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(312);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await menu.boundingBox()).toEqual(before);
});
