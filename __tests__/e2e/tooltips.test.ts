import type { Locator, Page } from "playwright-core";
import { openBrowser, PHONE, type VisitOptions } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { CLIPBOARD, clipboard, copyButton, POST, stopClock } from "./support/notices";
import { chunkScript, eventually, reactIsHere, scriptNames, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const CHUNK = `**${chunkScript("tooltips")}`;
const share = (page: Page, network: string) =>
  page.getByRole("link", { name: `Share on ${network}` });

async function open(options: VisitOptions = {}) {
  const made = await visit(POST, options);
  await wake(made.page);
  const tooltip = made.page.getByRole("tooltip");
  const loaded = () => scriptNames(made.requests).filter((name) => name === "tooltips").length;
  return { ...made, tooltip, loaded };
}

/** Waits until no tooltip is open; for a moment one may leave while the next one opens. */
const isGone = (tooltip: Locator) =>
  eventually(async () => expect(await tooltip.count()).toBe(0), 1_000);

/** Reaches an element as Tab does. */
async function focusByKeyboard(page: Page, target: Locator) {
  await page.keyboard.press("Shift");
  await target.focus();
}

test("nothing is loaded before a control is pointed at, then its name opens 700 ms later", async () => {
  const { page, tooltip, loaded } = await open();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.getByRole("link", { name: "Back to blog" }).focus();
  expect(loaded()).toBe(0);
  const start = Date.now();
  await share(page, "Facebook").hover();
  await tooltip.waitFor();
  expect(Date.now() - start).toBeGreaterThanOrEqual(690);
  expect(await tooltip.textContent()).toBe("Share on Facebook");
  expect(loaded()).toBe(1);
  // In a landmark, and not read out twice.
  await page.getByRole("main").getByRole("tooltip").waitFor();
  expect(await share(page, "Facebook").getAttribute("aria-describedby")).toBeNull();
});

test("700 ms for the first, none for its neighbours, 700 ms again after 300 ms", async () => {
  const { page, tooltip } = await open({ before: (page) => page.clock.install() });
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  const isOpen = (text: string) =>
    eventually(async () => expect(await tooltip.allTextContents()).toEqual([text]), 1_000);
  const leave = async () => {
    await page.mouse.move(700, 300, { steps: 3 });
    await pass(50);
    await isGone(tooltip);
  };
  await share(page, "Facebook").hover();
  await tooltip.waitFor();
  await stopClock(page);
  await leave();
  await pass(400);
  // From here on everything is loaded.
  await share(page, "Twitter").hover();
  await pass(550);
  expect(await tooltip.count()).toBe(0);
  await pass(450);
  await isOpen("Share on Twitter");
  const next = await share(page, "LinkedIn").boundingBox();
  await page.mouse.move((next?.x ?? 0) + 20, (next?.y ?? 0) + 20, { steps: 8 });
  await pass(50);
  await isOpen("Share on LinkedIn");
  await leave();
  await pass(150);
  await copyButton(page).hover();
  await pass(50);
  await isOpen("Copy link");
  await leave();
  await pass(350);
  await share(page, "Facebook").hover();
  await pass(550);
  expect(await tooltip.count()).toBe(0);
  await pass(450);
  await isOpen("Share on Facebook");
});

test("the keyboard opens it at once, Escape closes it, and the focus stays", async () => {
  const { page, tooltip } = await open();
  const link = share(page, "Twitter");
  await focusByKeyboard(page, link);
  await tooltip.getByText("Share on Twitter").waitFor();
  await page.keyboard.press("Escape");
  await isGone(tooltip);
  expect(await link.evaluate((element) => element.matches(":focus"))).toBe(true);
  await page.keyboard.press("Tab");
  await tooltip.getByText("Share on LinkedIn").waitFor();
  await page.keyboard.press("Tab");
  await tooltip.getByText("Copy link").waitFor();
  await page.keyboard.press("Tab");
  await isGone(tooltip);
});

test("a control with two names shows the one that it has", async () => {
  const { page, tooltip } = await open();
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Pause the background" }).hover();
  await tooltip.getByText("Pause the background", { exact: true }).waitFor();
  await banner.getByRole("button", { name: "Pause the background" }).click();
  await page.mouse.move(700, 300, { steps: 3 });
  await isGone(tooltip);
  await banner.getByRole("button", { name: "Let the background move" }).hover();
  await tooltip.getByText("Let the background move", { exact: true }).waitFor();
});

test("the pointer may move onto it, and Escape closes it there too", async () => {
  const { page, tooltip } = await open();
  await copyButton(page).hover();
  await tooltip.waitFor();
  const box = await tooltip.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 8 });
  await page.waitForTimeout(400);
  expect(await tooltip.textContent()).toBe("Copy link");
  await page.keyboard.press("Escape");
  await isGone(tooltip);
});

test("a control keeps focus and clicks while its tooltip is on its way", async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page, tooltip } = await open({
    ...CLIPBOARD,
    before: (page) => page.route(CHUNK, (route) => arrived.then(() => route.continue())),
  });
  await focusByKeyboard(page, copyButton(page));
  const handle = await copyButton(page).elementHandle();
  await page.keyboard.press("Enter");
  await eventually(async () => expect(await clipboard(page)).toContain(POST));
  arrive();
  await tooltip.getByText("Copy link").waitFor();
  expect(await handle?.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a pointer that rests on the control from the start opens it", async () => {
  const { page } = await visit(POST);
  const box = await share(page, "Facebook").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await reactIsHere(page);
  await page.getByRole("tooltip", { name: "Share on Facebook" }).waitFor();
});

test("it says what the control is called by now, and more is a description", async () => {
  const { page, tooltip } = await open();
  const button = copyButton(page);
  await focusByKeyboard(page, button);
  await tooltip.waitFor();
  await page.keyboard.press("Escape");
  await isGone(tooltip);
  await button.evaluate((element) => {
    element.blur();
    element.dataset.tooltip = "The address of this article";
  });
  await focusByKeyboard(page, button);
  await tooltip.getByText("The address of this article").waitFor();
  expect(await button.getAttribute("aria-describedby")).toBe(await tooltip.getAttribute("id"));
  await page.keyboard.press("Escape");
  await eventually(async () => expect(await button.getAttribute("aria-describedby")).toBeNull());
});

test("goes with the page it belongs to, and is there on the next", async () => {
  const { page, tooltip } = await open();
  // The address changes before the page does: only the heading tells whose button is there.
  const heading = page.getByRole("heading", { level: 1 });
  const title = (await heading.textContent()) ?? "";
  await page.getByRole("link", { name: "Read more" }).first().click();
  await heading.filter({ hasNotText: title }).waitFor();
  await focusByKeyboard(page, copyButton(page));
  await tooltip.waitFor();
  await page.goBack();
  await heading.filter({ hasText: title }).waitFor();
  await isGone(tooltip);
  await focusByKeyboard(page, copyButton(page));
  await tooltip.getByText("Copy link").waitFor();
});

test("a finger needs none", async () => {
  const { page, tooltip, loaded } = await open({ ...CLIPBOARD, viewport: PHONE, hasTouch: true });
  await copyButton(page).tap();
  await eventually(async () => expect(await clipboard(page)).toContain(POST));
  await page.waitForTimeout(900);
  expect(loaded()).toBe(0);
  expect(await tooltip.count()).toBe(0);
});

test("at 320 px it fits beside the menu and moves nothing", async () => {
  const { page, tooltip } = await open({ viewport: { width: 320, height: 568 } });
  const menu = page.locator("summary", { hasText: "Menu" });
  await focusByKeyboard(page, menu);
  await tooltip.getByText("Menu").waitFor();
  const box = await tooltip.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("where it cannot be loaded the control works, and nothing else is on the console", async () => {
  const { page, tooltip, loaded, expectFaults } = await open({
    ...CLIPBOARD,
    before: (page) => page.route(CHUNK, (route) => route.abort()),
  });
  expectFaults(/ERR_FAILED/);
  await copyButton(page).hover();
  await eventually(async () => expect(loaded()).toBe(1));
  await copyButton(page).click();
  await eventually(async () => expect(await clipboard(page)).toContain(POST));
  // The next control asks again.
  await page.unroute(CHUNK);
  await share(page, "Facebook").hover();
  await tooltip.getByText("Share on Facebook").waitFor();
});
