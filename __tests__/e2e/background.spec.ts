import sharp from "sharp";
import {
  ALONE,
  brightestBehind,
  canvasOf,
  expectMovement,
  expectState,
  expectStillness,
  gutterIsLit,
  linesInViewport,
  litLines,
  motionButton,
  openBackground,
  SHORT_PAGE,
  shootBackground,
} from "./support/background";
import { luminance } from "./support/contrast";
import { timeOf } from "./support/notices";
import { isMarked, mark } from "./support/react";
import { shootWith } from "./support/styles";
import { expect, type Page, PHONE, test } from "./support/test";

const POST = "/blog/facebook-ads-ecommerce-guide-2025";

/** Installs a fake clock, which also controls the frames, so that equal times show equal backgrounds. */
const withClock = (page: Page) => page.clock.install();

/** Stops the clock; afterwards, only the test advances it. */
const stopClock = async (page: Page) => {
  // The clock must not have passed this time when the command arrives, even on a busy machine.
  await page.clock.pauseAt((await timeOf(page)) + 20_000);
};

test.describe("the background moves", () => {
  test("the canvas stays when the window is resized, with the number of particles for its width", async ({
    visit,
  }) => {
    const { page } = await openBackground(visit, SHORT_PAGE);
    const canvas = canvasOf(page);
    await expect(canvas).toHaveAttribute("data-particles", "140");
    await canvas.evaluate((element) => element.classList.add("marked"));
    for (const [viewport, particles] of [
      [PHONE, "60"],
      [{ width: 768, height: 900 }, "140"],
    ] as const) {
      await page.setViewportSize(viewport);
      await expect(canvas).toHaveAttribute("data-particles", particles);
      expect(await canvas.boundingBox()).toMatchObject(viewport);
      await expectMovement(page);
    }
    await expect(canvas).toHaveClass("marked");
    await expectState(page, "running");
  });

  test("particles within the pointer radius move towards the pointer", async ({ visit }) => {
    const { page } = await openBackground(visit, SHORT_PAGE, {
      before: async (page) => {
        await withClock(page);
        await page.addInitScript(() => {
          const dots: [number, number][] = [];
          const { clearRect } = CanvasRenderingContext2D.prototype;
          const { arc } = Path2D.prototype;
          CanvasRenderingContext2D.prototype.clearRect = function (...box) {
            dots.length = 0;
            clearRect.apply(this, box);
          };
          Path2D.prototype.arc = function (x, y, radius, ...rest) {
            if (radius < 5) dots.push([x, y]);
            arc.call(this, x, y, radius, ...rest);
          };
          Object.assign(window, { dots });
        });
      },
    });
    await stopClock(page);
    const distances = () =>
      page.evaluate(() =>
        (window as unknown as { dots: [number, number][] }).dots.map(([x, y]) =>
          Math.hypot(x - 640, y - 400),
        ),
      );
    const before = await distances();
    expect(before).toHaveLength(140);
    await page.mouse.move(640, 400);
    await page.clock.runFor(2_000);
    const after = await distances();
    /** Returns by how many pixels the distance of dots in a range has changed on average. */
    const change = (from: number, to: number) => {
      const changes = before.flatMap((at, i) =>
        at > from && at < to ? [(after[i] ?? 0) - at] : [],
      );
      return changes.reduce((sum, one) => sum + one, 0) / changes.length;
    };
    expect(change(85, 160)).toBeLessThan(-10);
    expect(Math.abs(change(230, 2_000))).toBeLessThan(5);
  });

  test("the background keeps moving from page to page, on the same canvas", async ({ visit }) => {
    const { page, wake } = await openBackground(visit, "/");
    await wake();
    await mark(page);
    await canvasOf(page).evaluate((element) => element.classList.add("marked"));
    for (const name of ["Pricing", "Blog"]) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    }
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /Pricing/ })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await expect(canvasOf(page)).toHaveCount(1);
    await expect(page.locator("body > canvas:first-child")).toHaveClass("marked");
    await expectState(page, "running");
    await expectMovement(page);
  });

  test("the background stops in a hidden tab, and moves again when the tab is visible", async ({
    visit,
  }) => {
    const { page } = await openBackground(visit, SHORT_PAGE);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { get: () => value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await expectStillness(page);
    await hide(false);
    await expectMovement(page);
  });
});

test.describe("the background stands still", () => {
  test("pausing the background lasts until the visitor resumes it, also on the next visit", async ({
    visit,
  }) => {
    const { page, wake } = await openBackground(visit, SHORT_PAGE);
    const resume = page.getByRole("button", { name: "Let the background move" });
    await page.getByRole("button", { name: "Pause the background" }).click();
    await expectState(page, "paused");
    await wake();
    await expect(resume).toBeVisible();
    await page.mouse.move(4, 400);
    await expectStillness(page);

    await page.reload();
    await expectState(page, "paused");
    await expectStillness(page);
    await resume.press("Enter");
    await expectState(page, "running");
    await expect(page.getByRole("button", { name: "Pause the background" })).toBeVisible();
    await expectMovement(page);

    await page.goto("/pricing");
    await expectState(page, "running");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("the background is still and has no pause button if the visitor prefers reduced motion", async ({
    visit,
  }) => {
    const { page } = await openBackground(visit, SHORT_PAGE, { reducedMotion: "reduce" });
    await expectState(page, "still");
    await expect(motionButton(page)).toBeHidden();
    await expectStillness(page);
    // Without the canvas, the page looks different.
    const shown = await shootBackground(page);
    await canvasOf(page).evaluate((canvas) => canvas.remove());
    expect(shown.equals(await shootBackground(page))).toBe(false);
  });

  test("the background follows a change of the preference for reduced motion", async ({
    visit,
  }) => {
    const { page } = await openBackground(visit, SHORT_PAGE);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectState(page, "still");
    await expect(motionButton(page)).toBeHidden();
    await expectStillness(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expectState(page, "running");
    await expect(motionButton(page)).toBeVisible();
    await expectMovement(page);
  });
});

test.describe("the page works without a background", () => {
  test("the page has no canvas and no pause button if the browser provides no drawing context", async ({
    visit,
  }) => {
    const { page, wake } = await visit("/pricing", {
      before: (page) =>
        page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => {
            Object.assign(window, { refused: true });
            return null;
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

  test("the background is hidden in forced colors and in print", async ({ visit }) => {
    const { page } = await openBackground(visit, "/pricing", { forcedColors: "active" });
    await expect(canvasOf(page)).toBeHidden();
    await expect(motionButton(page)).toBeHidden();
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await expect(canvasOf(page)).toBeHidden();
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ media: "screen" });
    await expect(canvasOf(page)).toBeVisible();
    await expectState(page, "running");
  });

  test("the canvas receives no pointer events and is hidden from screen readers", async ({
    visit,
  }) => {
    const { page } = await openBackground(visit, "/pricing");
    const hit = await page.evaluate(() =>
      [5, 200, 640, 1275].flatMap((x) =>
        [5, 300, 790].map((y) => document.elementFromPoint(x, y)?.tagName),
      ),
    );
    expect(hit).not.toContain("CANVAS");
    await expect(canvasOf(page)).toHaveAttribute("aria-hidden", "true");
    expect(await canvasOf(page).evaluate((canvas) => canvas.tabIndex)).toBe(-1);
  });
});

test("muted text has a contrast of 4.5:1 with the brightest pixel behind any text, also in a ripple", async ({
  visit,
}) => {
  // The large screenshots take long on a busy machine.
  test.slow();
  const { page } = await openBackground(visit, "/privacy", {
    deviceScaleFactor: 2,
    viewport: { width: 800, height: 400 },
    before: withClock,
  });
  await stopClock(page);
  // A screenshot of a square in the color of muted text contains the channel values of the color.
  const patch = await shootWith(
    page,
    `${ALONE} body::after { background: var(--text-muted); content: ""; height: 20px;
      inset: 0 auto auto 0; position: fixed; width: 20px }`,
    { clip: { x: 0, y: 0, width: 20, height: 20 } },
  );
  const { channels } = await sharp(patch).stats();
  const text = luminance(channels.map(({ mean }) => mean));
  expect(text).toBeGreaterThan(0.3);
  await page.mouse.move(200, 200);
  await page.evaluate(() => scrollTo({ top: 150, behavior: "instant" }));
  const lines = await linesInViewport(page);
  expect(lines.length).toBeGreaterThan(5);
  let brightest = 0;
  for (let look = 0; look < 8; look++) {
    await page.mouse.move(200 + look * 20, 200);
    await page.clock.runFor(100);
    if (look === 3) {
      await page.clock.runFor(5_000);
      await expect(canvasOf(page)).toHaveAttribute("data-ripples", "1");
    }
    brightest = Math.max(brightest, ...(await brightestBehind(page, lines)));
  }
  // The screenshots show the canvas, not only the background color.
  expect(brightest).toBeGreaterThan(0.02);
  expect((text + 0.05) / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test("the background is bright beside an article and dark behind its text", async ({ visit }) => {
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
  for (let look = 0; look < 6; look++) {
    await page.clock.runFor(400);
    const [text = 0, ...beside] = await brightestBehind(page, [column, ...gutters]);
    seen.text = Math.max(seen.text, text);
    seen.gutter = Math.max(seen.gutter, ...beside);
  }
  const ground = luminance([9, 11, 15]);
  expect((seen.gutter + 0.05) / (ground + 0.05)).toBeGreaterThan(6);
  // The contrast of the dark colors with the background color, plus rounding.
  expect((seen.text + 0.05) / (ground + 0.05)).toBeLessThan(2.1);
  expect(seen.text).toBeGreaterThan(0.02);
});

test("ripples of the background begin at the dot at the end of the line in the hero", async ({
  visit,
}) => {
  const { page } = await openBackground(visit, "/", {
    before: async (page) => {
      await withClock(page);
      await page.addInitScript(() => {
        const { arc } = Path2D.prototype;
        Path2D.prototype.arc = function (x, y, radius, ...rest) {
          if (radius > 20) Object.assign(window, { ripple: { x, y } });
          arc.call(this, x, y, radius, ...rest);
        };
      });
    },
  });
  await stopClock(page);
  await page.clock.runFor(5_500);
  const { x, y } = await page.evaluate(
    () => (window as unknown as { ripple: { x: number; y: number } }).ripple,
  );
  const node = await page.locator("[data-ripple]").boundingBox();
  expect(Math.abs(x - (node?.x ?? 0) - (node?.width ?? 0) / 2)).toBeLessThan(1);
  expect(Math.abs(y - (node?.y ?? 0) - (node?.height ?? 0) / 2)).toBeLessThan(1);
});

test("on every kind of page, the background is dark behind text and bright in the gutters", async ({
  visit,
}) => {
  test.slow();
  for (const route of ["/", "/services", "/work", "/pricing", "/contact", "/blog", POST]) {
    const { page } = await openBackground(visit, route, { reducedMotion: "reduce" });
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await litLines(page), `${route} at ${width} px`).toEqual([]);
      if (width === 1440) expect(await gutterIsLit(page)).toBe(true);
    }
    await page.context().close();
  }
});
