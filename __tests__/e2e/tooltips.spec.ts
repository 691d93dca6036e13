import type { Locator } from "@playwright/test";
import { holding } from "./support/hold";
import { CLIPBOARD, clipboard, copyButton, POST, stopClock } from "./support/notices";
import { chunkScript, reactIsHere, restingPlace, scriptNames, settled } from "./support/react";
import { expect, type Open, type Page, PHONE, test, type VisitOptions } from "./support/test";

const SCRIPT = chunkScript("tooltips");
const CHUNK = `**${SCRIPT}`;
const share = (page: Page, network: string) =>
  page.getByRole("link", { name: `Share on ${network}` });

async function open(visit: Open, options: VisitOptions = {}) {
  const made = await visit(POST, options);
  await made.wake();
  const tooltip = made.page.getByRole("tooltip");
  const loaded = () => scriptNames(made.requests).filter((name) => name === "tooltips").length;
  return { ...made, tooltip, loaded };
}

/** No tooltip is open; for a moment one may leave while the next one opens. */
const isGone = (tooltip: Locator) => expect(tooltip).toHaveCount(0);

/** Reaches an element as Tab does. */
async function focusByKeyboard(page: Page, target: Locator) {
  await page.keyboard.press("Shift");
  await target.focus();
}

/** Moves the pointer onto an element, over all that lies between. */
async function moveOnto(page: Page, target: Locator) {
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 8 });
}

test("nothing is loaded before a control is pointed at, then its name opens", async ({ visit }) => {
  const { page, tooltip, loaded } = await open(visit);
  await page.getByRole("heading", { level: 1 }).hover();
  await page.getByRole("link", { name: "Back to blog" }).focus();
  await settled(page);
  expect(loaded()).toBe(0);
  await share(page, "Facebook").hover();
  await expect(tooltip).toHaveText("Share on Facebook");
  expect(loaded()).toBe(1);
  // In a landmark, and not read out twice.
  await expect(page.getByRole("main").getByRole("tooltip")).toHaveCount(1);
  await expect(share(page, "Facebook")).not.toHaveAttribute("aria-describedby");
});

test("700 ms for the first, none for its neighbours, 700 ms again after 300 ms", async ({
  visit,
}) => {
  const { page, tooltip } = await open(visit, { before: (page) => page.clock.install() });
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  const opens = (text: string) => expect(tooltip).toHaveText([text]);
  const leave = async () => {
    await page.mouse.move(700, 300, { steps: 3 });
    await pass(50);
    await isGone(tooltip);
  };
  /** Not yet after 690 ms, but 20 ms later. */
  const opensIn700 = async (text: string) => {
    await pass(690);
    await isGone(tooltip);
    await pass(20);
    await opens(text);
  };
  await share(page, "Facebook").hover();
  await expect(tooltip).toBeVisible();
  await stopClock(page);
  await leave();
  await pass(400);
  // From here on everything is loaded.
  await share(page, "Twitter").hover();
  await opensIn700("Share on Twitter");
  await moveOnto(page, share(page, "LinkedIn"));
  await pass(50);
  await opens("Share on LinkedIn");
  await leave();
  await pass(150);
  await copyButton(page).hover();
  await pass(50);
  await opens("Copy link");
  await leave();
  await pass(350);
  await share(page, "Facebook").hover();
  await opensIn700("Share on Facebook");
});

test("the keyboard opens it at once, Escape closes it, and the focus stays", async ({ visit }) => {
  const { page, tooltip } = await open(visit);
  const link = share(page, "Twitter");
  await focusByKeyboard(page, link);
  await expect(tooltip).toHaveText("Share on Twitter");
  await page.keyboard.press("Escape");
  await isGone(tooltip);
  await expect(link).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText("Share on LinkedIn");
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText("Copy link");
  await page.keyboard.press("Tab");
  await isGone(tooltip);
});

test("a control with two names shows the one that it has", async ({ visit }) => {
  const { page, tooltip } = await open(visit);
  const toggle = (name: string) => page.getByRole("banner").getByRole("button", { name });
  await toggle("Pause the background").hover();
  await expect(tooltip).toHaveText("Pause the background");
  await toggle("Pause the background").click();
  await page.mouse.move(700, 300, { steps: 3 });
  await isGone(tooltip);
  await toggle("Let the background move").hover();
  await expect(tooltip).toHaveText("Let the background move");
});

test("the pointer may move onto it, and Escape closes it there too", async ({ visit }) => {
  const { page, tooltip } = await open(visit, { before: (page) => page.clock.install() });
  await copyButton(page).hover();
  await expect(tooltip).toBeVisible();
  await stopClock(page);
  await moveOnto(page, tooltip);
  await page.clock.runFor(1_000);
  await expect(tooltip).toHaveText("Copy link");
  await page.keyboard.press("Escape");
  await isGone(tooltip);
});

test("a control keeps focus and clicks while its tooltip is on its way", async ({ visit }) => {
  const chunk = holding(CHUNK);
  const { page, tooltip } = await open(visit, { ...CLIPBOARD, before: chunk.before });
  await focusByKeyboard(page, copyButton(page));
  const handle = await copyButton(page).elementHandle();
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboard(page)).toContain(POST);
  chunk.release();
  await expect(tooltip).toHaveText("Copy link");
  expect(await handle?.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a pointer that rests on the control from the start opens it", async ({ visit }) => {
  const { page } = await visit(POST);
  const box = await share(page, "Facebook").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await reactIsHere(page);
  await expect(page.getByRole("tooltip", { name: "Share on Facebook" })).toBeVisible();
});

test("it says what the control is called by now, and more is a description", async ({ visit }) => {
  const { page, tooltip } = await open(visit);
  const button = copyButton(page);
  await focusByKeyboard(page, button);
  await expect(tooltip).toHaveText("Copy link");
  await page.keyboard.press("Escape");
  await isGone(tooltip);
  await button.evaluate((element) => {
    element.blur();
    element.dataset.tooltip = "The address of this article";
  });
  await focusByKeyboard(page, button);
  await expect(tooltip).toHaveText("The address of this article");
  await expect(button).toHaveAttribute(
    "aria-describedby",
    (await tooltip.getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Escape");
  await expect(button).not.toHaveAttribute("aria-describedby");
});

test("goes with the page it belongs to, and is there on the next", async ({ visit }) => {
  const { page, tooltip } = await open(visit);
  // The address changes before the page does: only the heading tells whose button is there.
  const heading = page.getByRole("heading", { level: 1 });
  const title = await heading.innerText();
  await page.getByRole("link", { name: "Read more" }).first().click();
  await expect(heading).not.toHaveText(title);
  await focusByKeyboard(page, copyButton(page));
  await expect(tooltip).toHaveText("Copy link");
  await page.goBack();
  await expect(heading).toHaveText(title);
  await isGone(tooltip);
  // Scrolling closes a tooltip, and both Back and the focus may scroll.
  await restingPlace(page);
  await copyButton(page).scrollIntoViewIfNeeded();
  await restingPlace(page);
  await focusByKeyboard(page, copyButton(page));
  await expect(tooltip).toHaveText("Copy link");
});

test("a finger needs none", async ({ visit }) => {
  const { page, tooltip, loaded } = await open(visit, {
    ...CLIPBOARD,
    viewport: PHONE,
    hasTouch: true,
    before: (page) => page.clock.install(),
  });
  await copyButton(page).tap();
  await expect.poll(() => clipboard(page)).toContain(POST);
  // Proves an absence: a pointer's tooltip would be loaded and open by then.
  await settled(page);
  await page.clock.fastForward(1_000);
  await settled(page);
  expect(loaded()).toBe(0);
  await isGone(tooltip);
});

test("at 320 px it fits beside the menu and moves nothing", async ({ visit }) => {
  const { page, tooltip } = await open(visit, { viewport: { width: 320, height: 568 } });
  const menu = page.locator("summary", { hasText: "Menu" });
  const before = await menu.boundingBox();
  await focusByKeyboard(page, menu);
  await expect(tooltip).toHaveText("Menu");
  const box = await tooltip.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await menu.boundingBox()).toEqual(before);
});

test("where it cannot be loaded the control works, and nothing else is on the console", async ({
  visit,
}) => {
  const { page, tooltip, expectFaults } = await open(visit, {
    ...CLIPBOARD,
    before: (page) => page.route(CHUNK, (route) => route.abort()),
  });
  expectFaults(/ERR_FAILED/);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(SCRIPT));
  await copyButton(page).hover();
  await failed;
  await copyButton(page).click();
  await expect.poll(() => clipboard(page)).toContain(POST);
  // The next control asks again.
  await page.unroute(CHUNK);
  await share(page, "Facebook").hover();
  await expect(tooltip).toHaveText("Share on Facebook");
});
