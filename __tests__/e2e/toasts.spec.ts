import { ERROR, formOn, MESSAGE } from "./support/form";
import { holding } from "./support/hold";
import { CLIPBOARD, copyButton, noticesOn, POST, stopClock } from "./support/notices";
import { scriptNames } from "./support/react";
import { expect, type Open, type Page, PHONE, test, type VisitOptions } from "./support/test";

const toasters = (requests: Parameters<typeof scriptNames>[0]) =>
  scriptNames(requests).filter((name) => name === "notifications");

async function openNotice(visit: Open, options: VisitOptions = {}) {
  const before = (page: Page) => page.clock.install();
  const made = await visit(POST, { ...CLIPBOARD, before, ...options });
  await made.wake();
  const notices = noticesOn(made.page);
  // The clock stops before the notification opens, so that a busy machine cannot close it.
  await stopClock(made.page);
  await copyButton(made.page).click();
  await expect
    .poll(() => made.page.clock.runFor(20).then(() => notices.items.isVisible()))
    .toBe(true);
  return { ...made, ...notices };
}

const button = (items: ReturnType<typeof noticesOn>["items"]) =>
  items.getByRole("button", { name: "Close notification" });

test.describe(() => {
  test("the first notification loads the script of notifications", async ({ visit }) => {
    const { requests, items } = await openNotice(visit);
    expect(toasters(requests)).toHaveLength(1);
    await expect(items).toHaveText(["Link copied"]);
  });

  test("a notification fits on a phone, has a border with forced colors, and is not printed", async ({
    visit,
  }) => {
    const { page, area, items } = await openNotice(visit, {
      viewport: PHONE,
      reducedMotion: "reduce",
    });
    for (const viewport of [PHONE, { width: 320, height: 568 }]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(() => items.boundingBox())
        .toMatchObject({ x: 16, width: viewport.width - 32 });
      const box = await items.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      const close = await button(items).boundingBox();
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
});

test.describe(() => {
  const ENDPOINT = "**/api/contact";

  const open = async (visit: Open) => {
    const made = await visit("/contact", { viewport: PHONE });
    await made.wake();
    const form = formOn(made.page);
    await form.fill(MESSAGE);
    expect(toasters(made.requests)).toEqual([]);
    return { ...made, form, ...noticesOn(made.page) };
  };

  test("if sending a message fails while the form is outside of the viewport, a notification shows the error", async ({
    visit,
  }) => {
    const { page, form, items, expectFaults } = await open(visit);
    expectFaults(/500/);
    const answer = holding(ENDPOINT, (route) => route.fulfill({ status: 500 }));
    await answer.before(page);
    await form.button.click();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(form.name).not.toBeInViewport();
    answer.release();
    await expect(items).toHaveText([ERROR]);
    await button(items).click();
    await expect(items).toHaveCount(0);
    await expect(form.status).toHaveText(ERROR);
  });
});
