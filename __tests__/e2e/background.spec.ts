import { recordShiftsOf, takeShifts } from "./support/layout";
import { everythingIsHere, settled } from "./support/react";
import { expect, type Open, type Page, PHONE, test, type VisitOptions } from "./support/test";

const canvasOf = (page: Page) => page.locator("canvas");
const motionButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /background/ });
const picture = (page: Page) =>
  canvasOf(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Opens a page as if the device had 8 processor cores, for a visitor who accepts motion. */
async function openBackground(visit: Open, options: VisitOptions = {}) {
  const { page } = await visit("/pricing", {
    reducedMotion: "no-preference",
    ...options,
    before: async (page, context) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 8 });
      });
      await options.before?.(page, context);
    },
  });
  await everythingIsHere(page);
  return page;
}

async function expectStill(page: Page) {
  const before = await picture(page);
  await page.mouse.move(300, 300);
  await settled(page);
  expect(await picture(page)).toBe(before);
}

async function expectMoving(page: Page) {
  const before = await picture(page);
  await expect.poll(() => picture(page)).not.toBe(before);
}

test("the background moves until the visitor pauses it, also after a reload", async ({ visit }) => {
  const page = await openBackground(visit);
  await expectMoving(page);
  await motionButton(page).click();
  await expectStill(page);
  await page.reload();
  await everythingIsHere(page);
  await expectStill(page);
  await motionButton(page).click();
  await expectMoving(page);
});

test("the background stands still while the visitor prefers reduced motion", async ({ visit }) => {
  const page = await openBackground(visit, { reducedMotion: "reduce" });
  await expectStill(page);
  await expect(motionButton(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expectMoving(page);
});

test("a page has no background if the visitor saves data", async ({ visit }) => {
  const { page } = await visit("/pricing", {
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      }),
  });
  await page.waitForLoadState();
  await settled(page);
  await expect(canvasOf(page)).toHaveCount(0);
});

test("the canvas fits the viewport, receives no pointer events, and shifts nothing", async ({
  visit,
}) => {
  const page = await openBackground(visit, { before: recordShiftsOf("background") });
  await settled(page);
  expect(await takeShifts(page)).toEqual([]);
  const hit = await page.evaluate(() => document.elementFromPoint(5, 300)?.tagName);
  expect(hit).not.toBe("CANVAS");
  await page.setViewportSize(PHONE);
  await expect(canvasOf(page)).toHaveAttribute("width", `${PHONE.width}`);
});
