import {
  brightestBehind,
  canvasOf,
  expectState,
  motionButton,
  openBackground,
} from "./support/background";
import { luminance } from "./support/contrast";
import { recordShiftsOf, takeShifts } from "./support/layout";
import { stopClock } from "./support/notices";
import { settled } from "./support/react";
import { DESKTOP, expect, type Page, PHONE, test } from "./support/test";

const POST = "/blog/facebook-ads-ecommerce-guide-2025";

/** Installs a fake clock, so that the background looks the same in every run. */
const withClock = (page: Page) => page.clock.install();

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} px, no element moves when the background starts`, async ({
    visit,
  }) => {
    const before = recordShiftsOf("background");
    const { page } = await openBackground(visit, "/", { viewport, before });
    await settled(page);
    expect(await takeShifts(page)).toEqual([]);
  });
}

test("the canvas of the background receives no pointer events, and is hidden with forced colors and in print", async ({
  visit,
}) => {
  const { page } = await openBackground(visit, "/pricing");
  const hit = await page.evaluate(() =>
    [5, 200, 640, 1275].flatMap((x) =>
      [5, 300, 790].map((y) => document.elementFromPoint(x, y)?.tagName),
    ),
  );
  expect(hit).not.toContain("CANVAS");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(canvasOf(page)).toBeHidden();
  await expect(motionButton(page)).toBeHidden();
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(canvasOf(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ media: "screen" });
  await expect(canvasOf(page)).toBeVisible();
  await expectState(page, "running");
});

test("the background is bright beside the text of an article and dark behind the text", async ({
  visit,
}) => {
  test.slow();
  const { page } = await openBackground(visit, POST, {
    viewport: { width: 1440, height: 900 },
    before: withClock,
  });
  await stopClock(page);
  await page.mouse.move(60, 400);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  const column = { x: 120, y: 68, width: 1200, height: 832 };
  const gutters = [
    { ...column, x: 0, width: 96 },
    { ...column, x: 1344, width: 96 },
  ];
  const seen = { text: 0, gutter: 0 };
  for (let look = 0; look < 3; look++) {
    await page.clock.runFor(400);
    const [text = 0, ...beside] = await brightestBehind(page, [column, ...gutters]);
    seen.text = Math.max(seen.text, text);
    seen.gutter = Math.max(seen.gutter, ...beside);
  }
  const ground = luminance([9, 11, 15]);
  expect((seen.gutter + 0.05) / (ground + 0.05)).toBeGreaterThan(6);
  // The contrast of the dark drawing colors with the page's background color is slightly below 2.1.
  expect((seen.text + 0.05) / (ground + 0.05)).toBeLessThan(2.1);
  expect(seen.text).toBeGreaterThan(0.02);
});
