import { canvasOf, expectState, motionButton, openBackground } from "./support/background";
import { recordShiftsOf, takeShifts } from "./support/layout";
import { settled } from "./support/react";
import { expect, PHONE, test } from "./support/test";

test("no element moves when the background starts", async ({ visit }) => {
  const { page } = await openBackground(visit, "/", { before: recordShiftsOf("background") });
  await settled(page);
  expect(await takeShifts(page)).toEqual([]);
  // A deliberate shift shows that the test helper records shifts.
  await page.evaluate(() => {
    const block = Object.assign(document.createElement("div"), { textContent: "Late" });
    document.querySelector("main")?.prepend(block);
  });
  await settled(page);
  expect(await takeShifts(page)).not.toEqual([]);
});

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
