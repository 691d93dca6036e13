import { ERROR, formOn, MESSAGE, SUCCESS } from "./support/form";
import { CLIPBOARD, copyButton, noticesOn, POST, stopClock, timeOf } from "./support/notices";
import { chunkScript, isMarked, mark, scriptNames, settled } from "./support/react";
import { expect, type Open, type Page, PHONE, test, type VisitOptions } from "./support/test";

const toasters = (requests: Parameters<typeof scriptNames>[0]) =>
  scriptNames(requests).filter((name) => name === "toaster");

/** A page with a notification that has just appeared; its clock stands still. */
async function openNotice(visit: Open, options: VisitOptions = {}) {
  const before = (page: Page) => page.clock.install();
  const made = await visit(POST, { ...CLIPBOARD, before, ...options });
  const { page } = made;
  await made.wake();
  const notices = noticesOn(page);
  const start = await timeOf(page);
  await copyButton(page).click();
  await expect(notices.items).toBeVisible();
  await stopClock(page);
  /** How long after the click it can have appeared at the latest: its parts are loaded first. */
  const late = (await timeOf(page)) - start;
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  /** Lets the time come that is so long after the click; a slow machine may be past it already. */
  const reach = async (milliseconds: number) =>
    pass(Math.max(0, start + milliseconds - (await timeOf(page))));
  const stays = () => expect(notices.items).toHaveAttribute("data-state", "open");
  const gone = () => expect(notices.items).toHaveCount(0);
  return { ...made, ...notices, late, pass, reach, stays, gone };
}

const button = (items: ReturnType<typeof noticesOn>["items"]) =>
  items.getByRole("button", { name: "Close notification" });

test.describe("a notification", () => {
  test("loads its script when it is first needed, and is shown for 5 s", async ({ visit }) => {
    const { requests, items, area, late, pass, reach, stays, gone } = await openNotice(visit);
    expect(toasters(requests)).toHaveLength(1);
    await expect(items).toHaveText(["Link copied"]);
    await reach(4_700);
    await stays();
    await pass(800 + late);
    await gone();
    await expect(area).toHaveCount(1);
  });

  test("replaces the earlier one, with a time of its own", async ({ visit }) => {
    const { page, items, pass, stays, gone } = await openNotice(visit);
    await pass(3_000);
    await copyButton(page).click();
    await expect(items).toHaveText(["Link copied"]);
    await pass(4_000);
    await expect(items).toHaveText(["Link copied"]);
    await stays();
    await pass(1_500);
    await gone();
  });

  test("stays while the pointer is over it", async ({ visit }) => {
    const { page, items, pass, stays, gone } = await openNotice(visit);
    await items.hover();
    await pass(60_000);
    await stays();
    await page.mouse.move(10, 300);
    await pass(5_500);
    await gone();
  });

  test("stays while it has the focus, which F8 moves there and Escape returns", async ({
    visit,
  }) => {
    const { page, area, items, pass, stays, gone } = await openNotice(visit);
    await page.keyboard.press("F8");
    await expect(area.getByRole("list")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(items).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(items)).toBeFocused();
    await pass(60_000);
    await stays();
    // The tooltip of its button lies on top and is closed first.
    const tooltip = page.getByRole("tooltip", { name: "Close notification" });
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
    await stays();
    await page.keyboard.press("Escape");
    await gone();
    await expect(copyButton(page)).toBeFocused();
  });

  test("closes with Escape wherever the focus is", async ({ visit }) => {
    const { page, pass, stays, gone } = await openNotice(visit);
    // On a busy machine the tooltip of the button that was clicked may lie on top.
    await page.mouse.move(700, 300, { steps: 3 });
    await pass(50);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await stays();
    await page.keyboard.press("Escape");
    await gone();
  });

  test("closes with its button, and the next one closes after its time", async ({ visit }) => {
    const { page, items, pass, gone } = await openNotice(visit);
    await button(items).click();
    await gone();
    await copyButton(page).click();
    await expect(items).toBeVisible();
    await pass(5_500);
    await gone();
  });

  test("follows the finger, returns after 40 px and closes after 60 px", async ({ visit }) => {
    const { page, items, stays, gone } = await openNotice(visit);
    const box = await items.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    const swipe = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 6 });
      await expect
        .poll(async () => Math.round(((await items.boundingBox())?.x ?? 0) - (box?.x ?? 0)))
        .toBe(distance);
      await page.mouse.up();
    };
    await swipe(40);
    await expect.poll(async () => (await items.boundingBox())?.x).toBe(box?.x);
    await stays();
    await swipe(60);
    await gone();
  });

  test("fits on a phone without scrolling sideways", async ({ visit }) => {
    const { page, items } = await openNotice(visit, { viewport: PHONE, reducedMotion: "reduce" });
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
  });

  test("has no animation with reduced motion, a border in forced colors, and is not printed", async ({
    visit,
  }) => {
    const { page, area, items } = await openNotice(visit, {
      reducedMotion: "reduce",
      forcedColors: "active",
    });
    await expect(items).toHaveCSS("animation-name", "none");
    await expect(items).toHaveCSS("border-top-style", "solid");
    await expect(items).toHaveCSS("border-left-width", "3px");
    await page.emulateMedia({ media: "print" });
    const list = area.getByRole("list", { includeHidden: true });
    await expect(list).toBeAttached();
    await expect(list).toBeHidden();
  });
});

test.describe("the result of the contact form", () => {
  const ENDPOINT = "**/api/contact";

  const open = async (visit: Open) => {
    const made = await visit("/contact");
    await made.wake();
    const form = formOn(made.page);
    await form.fill(MESSAGE);
    expect(toasters(made.requests)).toEqual([]);
    return { ...made, form, ...noticesOn(made.page) };
  };

  test("is shown in the form and in a notification, and announced by the form only", async ({
    visit,
  }) => {
    const { page, form, items, expectFaults } = await open(visit);
    const expectBoth = async (text: string) => {
      await form.button.click();
      await expect(items).toHaveText([text]);
      // A second one that speaks would come within two frames.
      await settled(page);
      await expect(form.status).toHaveText(text);
    };
    expectFaults(/500/);
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 500 }));
    await expectBoth(ERROR);
    await page.unroute(ENDPOINT);
    await expectBoth(SUCCESS);
  });

  for (const [name, text, status] of [
    ["success", SUCCESS, 200],
    ["failure", ERROR, 500],
  ] as const) {
    test(`is announced once to a visitor who has gone to another page: ${name}`, async ({
      visit,
    }) => {
      const { page, form, items, expectFaults } = await open(visit);
      if (status === 500) expectFaults(/500/);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(ENDPOINT, (route) => answered.then(() => route.fulfill({ status })));
      await mark(page);
      await form.button.click();
      await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
      await expect(page.getByRole("heading", { name: "Transparent Pricing" })).toBeVisible();
      // It is spoken for a second only: the page itself looks, in every frame.
      const spoken = page.waitForFunction(
        (said) =>
          [...document.querySelectorAll("[role=status]")].some((status) =>
            status.textContent?.includes(said),
          ),
        text,
      );
      answer();
      await expect(items).toHaveText([text]);
      await spoken;
      await page.getByRole("banner").getByRole("link", { name: "Process" }).click();
      await expect(page.getByRole("heading", { name: "How We Work" })).toBeVisible();
      await expect(items).toHaveText([text]);
      await button(items).click();
      await expect(items).toHaveCount(0);
      // No second one was waiting for its place.
      await settled(page);
      await expect(items).toHaveCount(0);
      expect(await isMarked(page)).toBe(true);
    });
  }

  test("is shown in the form even if notifications cannot be loaded", async ({ visit }) => {
    const { page, form, items, expectFaults } = await open(visit);
    const script = chunkScript("toaster");
    expectFaults(/ERR_FAILED/);
    await page.route(`**${script}`, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(script));
    await form.button.click();
    await failed;
    await expect(form.status).toHaveText(SUCCESS);
    await expect(items).toHaveCount(0);
    // The next one is told again in both places.
    await page.unroute(`**${script}`);
    await form.fill(MESSAGE);
    await form.button.click();
    await expect(items).toHaveText([SUCCESS]);
    await expect(form.status).toHaveText(SUCCESS);
  });
});
