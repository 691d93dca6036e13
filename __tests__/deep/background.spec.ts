import {
  canvasOf,
  expectMovement,
  expectState,
  motionButton,
  SHORT_PAGE,
} from "../e2e/support/background";
import { expect, PHONE, test } from "../e2e/support/test";

test("the background keeps moving after many resizes", async ({ visit }) => {
  const { page } = await visit(SHORT_PAGE);
  await expectState(page, "running");
  for (let step = 0; step < 60; step++) {
    await page.setViewportSize({
      width: 1 + ((step * 97) % 1500),
      height: 1 + ((step * 61) % 900),
    });
  }
  await page.setViewportSize(PHONE);
  await expect(canvasOf(page)).toHaveAttribute("data-particles", "60");
  await expectMovement(page);
  expect(await canvasOf(page).boundingBox()).toMatchObject(PHONE);
});

test("the background has no canvas and no pause button if creating a drawing context throws", async ({
  visit,
}) => {
  const { page, wake } = await visit("/pricing", {
    before: (page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => {
          Object.assign(window, { refused: true });
          throw new DOMException("denied", "SecurityError");
        };
      }),
  });
  await page.waitForFunction(() => "refused" in window);
  await expect(canvasOf(page)).toHaveCount(0);
  await expect(motionButton(page)).toBeHidden();
  await wake();
  await page.mouse.move(500, 500);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole("heading", { level: 1, name: /Pricing/ })).toBeVisible();
  await expect(canvasOf(page)).toHaveCount(0);
});
