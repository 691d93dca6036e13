import { settled } from "./react";
import { shootWith } from "./styles";
import { expect, type Open, type Page, type VisitOptions } from "./test";

/** A page with little text, so that most of the background is visible. */
export const SHORT_PAGE = "/contact/sent";

/** Hides everything except the background. */
export const ALONE = "#___gatsby { visibility: hidden !important }";

export const canvasOf = (page: Page) => page.locator("canvas");
export const motionButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /background/ });

export const expectState = (page: Page, state: "running" | "paused" | "still") =>
  expect(canvasOf(page)).toHaveAttribute("data-state", state);

/** Opens a page on a device with many cores, and waits for the background. */
export async function openBackground(visit: Open, path: string, options: VisitOptions = {}) {
  const made = await visit(path, {
    ...options,
    before: async (page, context) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 8 });
      });
      await options.before?.(page, context);
    },
  });
  await expect(canvasOf(made.page)).toHaveAttribute("data-state", /./);
  return made;
}

/** A screenshot of a part of the background. */
export const shootBackground = (page: Page) =>
  shootWith(page, ALONE, { clip: { x: 0, y: 0, width: 360, height: 360 } });

/** Waits until the background has changed. */
export async function expectMovement(page: Page): Promise<void> {
  const first = await shootBackground(page);
  await expect.poll(async () => first.equals(await shootBackground(page))).toBe(false);
}

/**
 * Waits until the background does not move. Proves an absence: within half a second of frames every moving
 * particle moves by some pixels.
 */
export async function expectStillness(page: Page): Promise<void> {
  await expect(async () => {
    await settled(page);
    const first = await shootBackground(page);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    });
    expect(first.equals(await shootBackground(page))).toBe(true);
  }).toPass({ timeout: 10_000 });
}
