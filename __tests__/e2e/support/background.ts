import { expect, type Open, type Page, type VisitOptions } from "./test";

export const canvasOf = (page: Page) => page.locator("canvas");
export const motionButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /background/ });

export const expectState = (page: Page, state: "running" | "paused" | "still") =>
  expect(canvasOf(page)).toHaveAttribute("data-state", state);

/** Opens a page as if the device had 8 processor cores, and waits for the particles. */
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
  await expect(canvasOf(made.page)).toHaveAttribute("data-particles", /./);
  return made;
}
