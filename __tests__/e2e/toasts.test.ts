import type { Page } from "playwright-core";
import { openBrowser, PHONE, type VisitOptions } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { ERROR, formOn, MESSAGE, SUCCESS } from "./support/form";
import { CLIPBOARD, copyButton, noticesOn, POST, stopClock, timeOf } from "./support/notices";
import { chunkScript, eventually, isMarked, mark, scriptNames, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const toasters = (requests: Parameters<typeof scriptNames>[0]) =>
  scriptNames(requests).filter((name) => name === "toaster");

/** A page with a notification that has just appeared; its clock stands still. */
async function openNotice(options: VisitOptions = {}) {
  const before = (page: Page) => page.clock.install();
  const made = await visit(POST, { ...CLIPBOARD, before, ...options });
  await wake(made.page);
  const notices = noticesOn(made.page);
  const start = await timeOf(made.page);
  await copyButton(made.page).click();
  await notices.items.waitFor();
  await stopClock(made.page);
  /** How long after the click it can have appeared at the latest: its parts are loaded first. */
  const late = (await timeOf(made.page)) - start;
  const pass = (milliseconds: number) => made.page.clock.runFor(milliseconds);
  /** Lets the time come that is so long after the click. */
  const reach = async (milliseconds: number) =>
    pass(start + milliseconds - (await timeOf(made.page)));
  const gone = () => eventually(async () => expect(await notices.items.count()).toBe(0));
  return { ...made, ...notices, late, pass, reach, gone };
}

describe("a notification", () => {
  test("is loaded when there is one, is shown for 5 s, and leaves", async () => {
    const { requests, items, area, late, reach, gone } = await openNotice();
    expect(toasters(requests)).toHaveLength(1);
    expect(await items.allTextContents()).toEqual(["Link copied"]);
    await reach(4_700);
    expect(await items.getAttribute("data-state")).toBe("open");
    await reach(5_500 + late);
    await gone();
    expect(await area.count()).toBe(1);
  });

  test("takes the place of the one before, and counts its own time", async () => {
    const { page, items, pass, gone } = await openNotice();
    await pass(3_000);
    await copyButton(page).click();
    await pass(4_000);
    expect(await items.allTextContents()).toEqual(["Link copied"]);
    expect(await items.getAttribute("data-state")).toBe("open");
    await pass(1_500);
    await gone();
  });

  test("waits as long as the pointer is on it", async () => {
    const { page, items, pass, gone } = await openNotice();
    await items.hover();
    await pass(60_000);
    expect(await items.getAttribute("data-state")).toBe("open");
    await page.mouse.move(10, 300);
    await pass(5_500);
    await gone();
  });

  test("waits as long as it has the focus, which F8 brings and Escape gives back", async () => {
    const { page, area, items, pass, gone } = await openNotice();
    await page.keyboard.press("F8");
    expect(await area.getByRole("list").evaluate((list) => list.matches(":focus"))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await items.evaluate((item) => item.matches(":focus"))).toBe(true);
    await page.keyboard.press("Tab");
    const close = items.getByRole("button", { name: "Close notification" });
    expect(await close.evaluate((button) => button.matches(":focus"))).toBe(true);
    await pass(60_000);
    expect(await items.count()).toBe(1);
    await page.keyboard.press("Escape");
    await eventually(async () => {
      // The first may have closed the tooltip of the button, which lies on top.
      if (await items.count()) await page.keyboard.press("Escape");
      expect(await items.count()).toBe(0);
    });
    await gone();
    expect(await copyButton(page).evaluate((button) => button.matches(":focus"))).toBe(true);
  });

  test("goes by Escape from anywhere", async () => {
    const { page, gone } = await openNotice();
    await page.keyboard.press("Escape");
    await gone();
  });

  test("goes by its button, and the next one still leaves by itself", async () => {
    const { page, items, pass, gone } = await openNotice();
    await items.getByRole("button", { name: "Close notification" }).click();
    await gone();
    await copyButton(page).click();
    await items.waitFor();
    await pass(5_500);
    await gone();
  });

  test.each([
    [40, 1],
    [60, 0],
  ])("swiped %i px to the right: %i left", async (distance, left) => {
    const { page, items, gone } = await openNotice();
    const box = await items.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 6 });
    // It is where the finger is.
    const moved = await items.boundingBox();
    expect(Math.round((moved?.x ?? 0) - (box?.x ?? 0))).toBe(distance);
    await page.mouse.up();
    if (left === 0) return gone();
    await eventually(async () => expect((await items.boundingBox())?.x).toBe(box?.x));
    expect(await items.getAttribute("data-state")).toBe("open");
  });

  test.each([
    ["phone", PHONE],
    ["phone of 320 px", { width: 320, height: 568 }],
  ])("fits a %s, without anything to scroll sideways", async (_name, viewport) => {
    const { page, items } = await openNotice({ viewport, reducedMotion: "reduce" });
    const box = await items.boundingBox();
    expect(box?.x).toBe(16);
    expect(box?.width).toBe(viewport.width - 32);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const close = await items.getByRole("button").boundingBox();
    expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });

  test("does not move where motion is unwanted, has an edge in forced colors, is not printed", async () => {
    const { page, area, items } = await openNotice({
      reducedMotion: "reduce",
      forcedColors: "active",
    });
    const style = await items.evaluate((item) => {
      const { animationName, borderTopStyle, borderLeftWidth } = getComputedStyle(item);
      return { animationName, borderTopStyle, borderLeftWidth };
    });
    expect(style).toEqual({
      animationName: "none",
      borderTopStyle: "solid",
      borderLeftWidth: "3px",
    });
    await page.emulateMedia({ media: "print" });
    expect(await area.getByRole("list", { includeHidden: true }).isVisible()).toBe(false);
  });
});

describe("the result of the contact form", () => {
  const open = async (fault?: "500") => {
    const made = await visit("/contact");
    await wake(made.page);
    if (fault) {
      made.expectFaults(/500/);
      await made.page.route("**/api/contact", (route) => route.fulfill({ status: 500 }));
    }
    const form = formOn(made.page);
    await form.fill(MESSAGE);
    expect(toasters(made.requests)).toEqual([]);
    return { ...made, form, ...noticesOn(made.page) };
  };

  test.each([
    [SUCCESS, undefined],
    [ERROR, "500"],
  ] as const)("%s is in the form and in a notification", async (text, fault) => {
    const { form, items } = await open(fault);
    await form.button.click();
    await items.getByText(text, { exact: true }).waitFor();
    // Only the form speaks: this fails where there are two.
    expect(await form.status.textContent()).toBe(text);
    expect(await items.count()).toBe(1);
  });

  test.each([
    [SUCCESS, 200],
    [ERROR, 500],
  ])("%s reaches a visitor who has gone to another page, once", async (text, status) => {
    const { page, form, items, expectFaults } = await open();
    expectFaults(/500/);
    let answer = () => {};
    const sent = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/contact", (route) => sent.then(() => route.fulfill({ status })));
    await mark(page);
    await form.button.click();
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await page.getByRole("heading", { name: "Transparent Pricing" }).waitFor();
    answer();
    await items.getByText(text, { exact: true }).waitFor();
    await page.getByRole("status").getByText(text).waitFor({ state: "attached" });
    await page.getByRole("banner").getByRole("link", { name: "Process" }).click();
    await page.getByRole("heading", { name: "How We Work" }).waitFor();
    expect(await items.allTextContents()).toEqual([text]);
    await items.getByRole("button").click();
    await page.waitForTimeout(300);
    expect(await items.count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test("is said in the form also where notifications cannot be loaded", async () => {
    const { page, form, items, expectFaults } = await open();
    const script = chunkScript("toaster");
    expectFaults(/ERR_FAILED/);
    await Promise.all([
      page.waitForEvent("requestfailed", (request) => request.url().endsWith(script)),
      page.route(`**${script}`, (route) => route.abort()).then(() => form.button.click()),
    ]);
    await form.status.getByText(SUCCESS, { exact: true }).waitFor();
    // The next one is told again in both places.
    await page.unroute(`**${script}`);
    await form.fill(MESSAGE);
    await form.button.click();
    await items.getByText(SUCCESS, { exact: true }).waitFor();
  });
});
