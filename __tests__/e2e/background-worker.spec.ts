import {
  canvasOf,
  expectMovement,
  expectState,
  motionButton,
  SHORT_PAGE,
  withoutOffscreen,
} from "./support/background";
import { chunkScript } from "./support/react";
import { expect, type Page, test } from "./support/test";

/** Where the background is drawn: in a worker, or else on the page. */

/** Counts frames that the page's own thread is asked for. */
const countFrames = (page: Page) =>
  page.addInitScript(() => {
    const original = requestAnimationFrame;
    Object.assign(window, { frames_: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { frames_: number }).frames_++;
      return original(callback);
    };
  });
const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames_: number }).frames_);

test("the background moves, and the page's own thread draws nothing", async ({ visit }) => {
  const { page } = await visit(SHORT_PAGE, { before: countFrames });
  await expectState(page, "running");
  await expect.poll(() => page.workers().length).toBe(1);
  const before = await framesOf(page);
  await expectMovement(page);
  expect((await framesOf(page)) - before).toBe(0);
});

test("it moves on the page where there is no canvas for workers", async ({ visit }) => {
  const { page } = await visit(SHORT_PAGE, {
    before: async (page) => {
      await withoutOffscreen(page);
      await countFrames(page);
    },
  });
  await expectState(page, "running");
  await expectMovement(page);
  expect(page.workers()).toHaveLength(0);
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5);
});

test("it moves on the page, and pauses, where the worker's script does not arrive", async ({
  visit,
}) => {
  const { page, expectFaults } = await visit(SHORT_PAGE, {
    before: (page) => page.route(`**${chunkScript("background")}`, (route) => route.abort()),
  });
  expectFaults(/ERR_FAILED/);
  await expectState(page, "running");
  await expectMovement(page);
  await motionButton(page).click();
  await expectState(page, "paused");
  await expect(canvasOf(page)).toHaveCount(1);
});
