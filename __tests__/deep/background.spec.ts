import {
  canvasOf,
  expectMovement,
  expectState,
  motionButton,
  SHORT_PAGE,
  withoutOffscreen,
} from "../e2e/support/background";
import { chunkScript } from "../e2e/support/react";
import { expect, type Page, PHONE, test } from "../e2e/support/test";

const WHERE: [string, (page: Page) => Promise<unknown>][] = [
  ["in a worker", async () => {}],
  ["on the page", withoutOffscreen],
];

for (const [where, before] of WHERE) {
  test(`the background, drawn ${where}, moves on after a storm of resizes`, async ({ visit }) => {
    const { page } = await visit(SHORT_PAGE, { before });
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
}

/** Whoever asks for a context gets this answer; the page knows that it was asked. */
const answerContexts = (page: Page, answer: "null" | "error") =>
  page.addInitScript((kind) => {
    HTMLCanvasElement.prototype.getContext = () => {
      Object.assign(window, { refused: true });
      if (kind === "error") throw new DOMException("denied", "SecurityError");
      return null;
    };
  }, answer);

const REFUSALS: [string, (page: Page) => Promise<unknown>][] = [
  [
    "asking for a context throws",
    async (page) => {
      await withoutOffscreen(page);
      await answerContexts(page, "error");
    },
  ],
  [
    "the worker has no context and the page neither",
    async (page) => {
      await answerContexts(page, "null");
      await page.route(`**${chunkScript("background")}`, (route) =>
        route.fulfill({
          contentType: "text/javascript",
          headers: { "Cross-Origin-Embedder-Policy": "require-corp" },
          body: "onmessage=()=>postMessage(0)",
        }),
      );
    },
  ],
];

for (const [which, before] of REFUSALS) {
  test(`where ${which}, there is no canvas, and no button`, async ({ visit }) => {
    const { page, wake } = await visit("/pricing", { before });
    await page.waitForFunction(() => "refused" in window);
    await expect(canvasOf(page)).toHaveCount(0);
    await expect(motionButton(page)).toBeHidden();
    await wake();
    await page.mouse.move(500, 500);
    await page.setViewportSize(PHONE);
    await expect(page.getByRole("heading", { level: 1, name: /Pricing/ })).toBeVisible();
    await expect(canvasOf(page)).toHaveCount(0);
  });
}

test("where workers are forbidden the background moves, and pauses", async ({ visit }) => {
  const { page } = await visit(SHORT_PAGE, {
    before: (page) =>
      page.addInitScript(() => {
        Object.assign(window, {
          Worker: function Refused() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }),
  });
  await expectState(page, "running");
  await expectMovement(page);
  await motionButton(page).click();
  await expectState(page, "paused");
});
