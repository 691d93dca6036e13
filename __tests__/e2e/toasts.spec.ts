import { ERROR, formOn, MESSAGE } from "./support/form";
import { holding } from "./support/hold";
import { CLIPBOARD, copyButton, noticesOn, POST, stopClock } from "./support/notices";
import { scriptNames } from "./support/react";
import { expect, type Page, PHONE, test } from "./support/test";

const toasters = (requests: Parameters<typeof scriptNames>[0]) =>
  scriptNames(requests).filter((name) => name === "notifications");

const closeButton = (items: ReturnType<typeof noticesOn>["items"]) =>
  items.getByRole("button", { name: "Close notification" });

test("a notification fits on a phone, has a border with forced colors, and is not printed", async ({
  visit,
}) => {
  const { page, requests } = await visit(POST, {
    ...CLIPBOARD,
    viewport: PHONE,
    reducedMotion: "reduce",
    before: (page: Page) => page.clock.install(),
  });
  const { area, items } = noticesOn(page);
  // The clock stops before the notification opens, so that a busy machine cannot close it.
  await stopClock(page);
  await copyButton(page).click();
  await expect.poll(() => page.clock.runFor(20).then(() => items.isVisible())).toBe(true);
  expect(toasters(requests)).toHaveLength(1);
  for (const viewport of [PHONE, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() => items.boundingBox())
      .toMatchObject({ x: 16, width: viewport.width - 32 });
    const box = await items.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const close = await closeButton(items).boundingBox();
    expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await page.emulateMedia({ forcedColors: "active" });
  await expect(items).toHaveCSS("animation-name", "none");
  await expect(items).toHaveCSS("border-top-style", "solid");
  await expect(items).toHaveCSS("border-left-width", "3px");
  await page.emulateMedia({ media: "print" });
  const list = area.getByRole("list", { includeHidden: true });
  await expect(list).toBeAttached();
  await expect(list).toBeHidden();
});

test("if sending a message fails while the form is outside of the viewport, a notification shows the error", async ({
  visit,
}) => {
  const { page, requests, wake, expectFaults } = await visit("/contact", { viewport: PHONE });
  expectFaults(/500/);
  await wake();
  const form = formOn(page);
  const { items } = noticesOn(page);
  await form.fill(MESSAGE);
  expect(toasters(requests)).toEqual([]);
  const answer = holding("**/api/contact", (route) => route.fulfill({ status: 500 }));
  await answer.before(page);
  await form.button.click();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(form.name).not.toBeInViewport();
  answer.release();
  await expect(items).toHaveText([ERROR]);
  await closeButton(items).click();
  await expect(items).toHaveCount(0);
  await expect(form.status).toHaveText(ERROR);
});
