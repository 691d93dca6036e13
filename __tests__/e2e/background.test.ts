import type { Page } from "playwright-core";
import sharp from "sharp";
import { DESKTOP, openBrowser, PHONE, type VisitOptions } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { chunkScript, eventually, isMarked, mark, wake } from "./support/react";
import { shootWith } from "./support/styles";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const WIDE_NARROW = { width: 768, height: 900 };
/** A short page. */
const SHORT_PAGE = "/contact/sent";

/** Leaves of the page what lies behind it. */
const ALONE = "#___gatsby { visibility: hidden !important }";

type Canvas = HTMLCanvasElement & { marked?: boolean };

const dataOf = (page: Page) =>
  page.locator("canvas").evaluate((canvas: Canvas) => ({ ...canvas.dataset }));
const state = async (page: Page) => (await dataOf(page)).state;
const becomes = (page: Page, wanted: string) =>
  page.locator(`canvas[data-state="${wanted}"]`).waitFor({ state: "attached" });
const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: /background/ });

/** Opens a page on a device with so many cores, once the background is there. */
async function open(path: string, options: VisitOptions & { cores?: number } = {}) {
  const { cores = 8, before, ...rest } = options;
  const made = await visit(path, {
    ...rest,
    before: async (page, context) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => value });
      }, cores);
      await before?.(page, context);
    },
  });
  await made.page.locator("canvas[data-state]").waitFor({ state: "attached" });
  return made;
}

const shoot = (page: Page) => shootWith(page, ALONE);

/** Whether what is behind the page changes within a moment. */
async function moves(page: Page): Promise<boolean> {
  const first = await shoot(page);
  await page.waitForTimeout(400);
  return !first.equals(await shoot(page));
}

describe("the numbers", () => {
  test.each([
    [320, 8, false, ["60", "90", "140", "true"]],
    [767, 8, false, ["60", "90", "140", "true"]],
    [767, 8, true, ["60", "90", "110", "true"]],
    [768, 8, false, ["140", "160", "170", "false"]],
    [768, 4, false, ["100", "120", "140", "true"]],
    [1280, 5, false, ["140", "160", "170", "false"]],
    [1280, 2, false, ["100", "120", "140", "true"]],
    [1280, 8, true, ["140", "160", "110", "false"]],
  ])("at %i px with %i cores, touch %s", async (width, cores, hasTouch, numbers) => {
    const viewport = { width, height: 800 };
    const { page } = await open("/pricing", { viewport, cores, hasTouch });
    const { particles, linkDistance, pointerRadius, performanceMode } = await dataOf(page);
    expect([particles, linkDistance, pointerRadius, performanceMode]).toEqual(numbers);
  });

  test("follow the window across the border, on the same canvas", async () => {
    const { page } = await open("/pricing", { viewport: DESKTOP });
    await page.locator("canvas").evaluate((canvas: Canvas) => {
      canvas.marked = true;
    });
    for (const [viewport, particles] of [
      [PHONE, "60"],
      [WIDE_NARROW, "140"],
    ] as const) {
      await page.setViewportSize(viewport);
      await eventually(async () => expect((await dataOf(page)).particles).toBe(particles));
    }
    expect(await page.locator("canvas").evaluate((canvas: Canvas) => canvas.marked)).toBe(true);
    expect(await state(page)).toBe("running");
  });

  test("a ripple begins every 5 seconds", async () => {
    const { page } = await open(SHORT_PAGE);
    const times = await page.locator("canvas").evaluate(
      (canvas) =>
        new Promise<number[]>((done) => {
          const seen: number[] = [];
          new MutationObserver(() => {
            seen.push(performance.now());
            if (seen.length === 3) done(seen);
          }).observe(canvas, { attributeFilter: ["data-ripples"] });
        }),
    );
    for (const [index, time] of times.slice(1).entries()) {
      const seconds = (time - (times[index] ?? 0)) / 1000;
      expect(seconds).toBeGreaterThan(4.5);
      expect(seconds).toBeLessThan(5.5);
    }
  });

  test("no more than two device pixels are drawn for one of the page", async () => {
    const { page } = await open("/pricing", { deviceScaleFactor: 3, before: withoutOffscreen });
    await becomes(page, "running");
    const [drawn, shown] = await page
      .locator("canvas")
      .evaluate((canvas: Canvas) => [canvas.width, canvas.clientWidth]);
    expect(drawn).toBe(2 * (shown ?? 0));
  });
});

/** As in a browser that draws canvases on the page alone. */
const withoutOffscreen = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
  });

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

describe("it moves", () => {
  test("in a worker, so that the page's own thread draws nothing", async () => {
    const { page } = await open(SHORT_PAGE, { before: countFrames });
    await becomes(page, "running");
    await eventually(async () => expect(page.workers()).toHaveLength(1));
    const before = await framesOf(page);
    expect(await moves(page)).toBe(true);
    expect((await framesOf(page)) - before).toBe(0);
  });

  test("on the page where there is no canvas for workers", async () => {
    const { page } = await open(SHORT_PAGE, {
      before: async (page) => {
        await withoutOffscreen(page);
        await countFrames(page);
      },
    });
    expect(page.workers()).toHaveLength(0);
    expect(await moves(page)).toBe(true);
    expect(await framesOf(page)).toBeGreaterThan(5);
  });

  test("towards the pointer, as far as its radius", async () => {
    const { page } = await open(SHORT_PAGE, {
      before: async (page) => {
        await withoutOffscreen(page);
        await page.addInitScript(() => {
          const dots: [number, number][] = [];
          const { arc, clearRect } = CanvasRenderingContext2D.prototype;
          CanvasRenderingContext2D.prototype.clearRect = function (...box) {
            dots.length = 0;
            clearRect.apply(this, box);
          };
          CanvasRenderingContext2D.prototype.arc = function (x, y, radius, ...rest) {
            if (radius < 5) dots.push([x, y]);
            arc.call(this, x, y, radius, ...rest);
          };
          Object.assign(window, { dots });
        });
      },
    });
    const distances = () =>
      page.evaluate(() =>
        (window as unknown as { dots: [number, number][] }).dots.map(([x, y]) =>
          Math.hypot(x - 640, y - 400),
        ),
      );
    const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
    const before = await distances();
    expect(before).toHaveLength(140);
    await page.mouse.move(640, 400);
    await page.waitForTimeout(2_000);
    const after = await distances();
    const change = (from: number, to: number) =>
      mean(before.flatMap((at, i) => (at > from && at < to ? [(after[i] ?? 0) - at] : [])));
    expect(change(85, 160)).toBeLessThan(-10);
    expect(Math.abs(change(230, 2_000))).toBeLessThan(5);
  });

  test("on from page to page: the same canvas, the same worker", async () => {
    const { page } = await open("/", { viewport: DESKTOP });
    await wake(page);
    await mark(page);
    const [worker] = page.workers();
    for (const name of ["Pricing", "Blog"]) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
    }
    expect(await isMarked(page)).toBe(true);
    expect(page.workers()).toEqual([worker]);
    expect(await page.locator("canvas").count()).toBe(1);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Transparent Pricing" }).waitFor();
    expect(await state(page)).toBe("running");
    expect(await page.locator("body > canvas:first-child").count()).toBe(1);
  });

  test("not in a tab that nobody sees", async () => {
    const { page } = await open(SHORT_PAGE);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { get: () => value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await page.waitForTimeout(100);
    expect(await moves(page)).toBe(false);
    await hide(false);
    expect(await moves(page)).toBe(true);
  });
});

describe("it stands still", () => {
  test("once it was paused, also on the next visit, until it is let go on", async () => {
    const { page } = await open(SHORT_PAGE);
    await button(page).click();
    expect(await state(page)).toBe("paused");
    await wake(page);
    await page.getByRole("button", { name: "Let the background move" }).waitFor();
    await page.mouse.move(4, 400);
    await page.waitForTimeout(1_000);
    expect(await moves(page)).toBe(false);

    await page.reload();
    await becomes(page, "paused");
    await page.waitForTimeout(300);
    expect(await moves(page)).toBe(false);
    // By keyboard.
    await page.getByRole("button", { name: "Let the background move" }).press("Enter");
    expect(await state(page)).toBe("running");
    await page.getByRole("button", { name: "Pause the background" }).waitFor();

    await page.goto("/pricing");
    await becomes(page, "running");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("also where the choice cannot be stored", async () => {
    const { page } = await open("/contact", {
      before: (page) =>
        page.addInitScript(() => {
          for (const name of ["localStorage", "sessionStorage"]) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException("denied", "SecurityError");
              },
            });
          }
        }),
    });
    await button(page).click();
    expect(await state(page)).toBe("paused");
    await button(page).click();
    expect(await state(page)).toBe("running");
  });

  const SAVING = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
    });

  test.each<[string, VisitOptions]>([
    ["for those who want less motion", { reducedMotion: "reduce" }],
    ["for those who save data", { before: SAVING }],
  ])("%s: a picture, no frames, nothing to pause", async (_who, options) => {
    const { page } = await open(SHORT_PAGE, {
      ...options,
      before: async (page, context) => {
        await options.before?.(page, context);
        await withoutOffscreen(page);
        await countFrames(page);
      },
    });
    await becomes(page, "still");
    expect(await button(page).isVisible()).toBe(false);
    expect(await moves(page)).toBe(false);
    expect(await framesOf(page)).toBe(0);
    // There is a picture: without it the page is darker.
    const shown = await shoot(page);
    await page.locator("canvas").evaluate((canvas: Canvas) => canvas.remove());
    expect(shown.equals(await shoot(page))).toBe(false);
  });

  test("when that is asked for later, and moves again after", async () => {
    const { page } = await open(SHORT_PAGE);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await becomes(page, "still");
    await page.waitForTimeout(100);
    expect(await moves(page)).toBe(false);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await becomes(page, "running");
    expect(await moves(page)).toBe(true);
  });
});

describe("the page is as good", () => {
  const noContext = (page: Page) =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    [
      "without a context",
      async (page) => {
        await withoutOffscreen(page);
        await noContext(page);
      },
    ],
    [
      "where asking for a context throws",
      async (page) => {
        await withoutOffscreen(page);
        await page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => {
            throw new DOMException("denied", "SecurityError");
          };
        });
      },
    ],
    [
      "where the worker has no context and the page neither",
      async (page) => {
        await noContext(page);
        await page.route(`**${chunkScript("background")}`, (route) =>
          route.fulfill({
            contentType: "text/javascript",
            headers: { "Cross-Origin-Embedder-Policy": "require-corp" },
            body: "onmessage=()=>postMessage(0)",
          }),
        );
      },
    ],
  ])("%s: no canvas, no button", async (_case, before) => {
    const { page } = await visit("/pricing", { before });
    await page.waitForLoadState("networkidle");
    await eventually(async () => expect(await page.locator("canvas").count()).toBe(0));
    expect(await button(page).isVisible()).toBe(false);
    await wake(page);
    await page.mouse.move(500, 500);
    await page.setViewportSize(PHONE);
    await page.getByRole("heading", { name: "Transparent Pricing" }).waitFor();
  });

  test.each<[string, (page: Page) => Promise<unknown>, RegExp[]]>([
    [
      "where the worker's script does not arrive",
      (page) => page.route(`**${chunkScript("background")}`, (route) => route.abort()),
      [/ERR_FAILED/],
    ],
    [
      "where workers are forbidden",
      (page) =>
        page.addInitScript(() => {
          Object.assign(window, {
            Worker: function Refused() {
              throw new DOMException("denied", "SecurityError");
            },
          });
        }),
      [],
    ],
  ])("%s: it runs on the page", async (_case, before, faults) => {
    const { page, expectFaults } = await visit(SHORT_PAGE, { before });
    expectFaults(...faults);
    await becomes(page, "running");
    await eventually(async () => expect(await moves(page)).toBe(true));
    await button(page).click();
    expect(await state(page)).toBe("paused");
  });

  test("in forced colors and on paper, where it has no size", async () => {
    const { page } = await open("/pricing", { forcedColors: "active" });
    expect(await page.locator("canvas").isVisible()).toBe(false);
    expect(await button(page).isVisible()).toBe(false);
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    expect(await page.locator("canvas").isVisible()).toBe(false);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ media: "screen" });
    await becomes(page, "running");
  });

  test.each([
    ["in a worker", async () => {}],
    ["on the page", withoutOffscreen],
  ])("under a storm of resizes, %s", async (_where, before) => {
    const { page } = await open(SHORT_PAGE, { before });
    for (let step = 0; step < 60; step++) {
      await page.setViewportSize({
        width: 1 + ((step * 97) % 1500),
        height: 1 + ((step * 61) % 900),
      });
    }
    await page.setViewportSize(PHONE);
    await eventually(async () => expect((await dataOf(page)).particles).toBe("60"));
    expect(await moves(page)).toBe(true);
    const { width } = (await page.locator("canvas").boundingBox()) ?? {};
    expect(width).toBe(PHONE.width);
  });

  test("with the pointer: it goes through to what is there", async () => {
    const { page } = await open("/pricing");
    const hit = await page.evaluate(() =>
      [5, 200, 640, 1275].flatMap((x) =>
        [5, 300, 790].map((y) => document.elementFromPoint(x, y)?.tagName),
      ),
    );
    expect(hit).not.toContain("CANVAS");
    expect(await page.locator("canvas").getAttribute("aria-hidden")).toBe("true");
    expect(await page.locator("canvas").evaluate((canvas) => canvas.tabIndex)).toBe(-1);
  });

  test("to read: muted text keeps 4.5:1 over the brightest pixel of many frames", async () => {
    const viewport = { width: 800, height: 500 };
    const { page } = await open(SHORT_PAGE, { deviceScaleFactor: 2, viewport });
    const luminance = (rgb: ArrayLike<number>) => {
      const [r, g, b] = [0, 1, 2].map((i) => {
        const value = (rgb[i] ?? 0) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
    };
    // The muted text's color as the screen shows it, from a patch of it.
    const patch = await sharp(
      await shootWith(
        page,
        `${ALONE} body::after { background: var(--text-muted); content: ""; height: 20px;
          inset: 0 auto auto 0; position: fixed; width: 20px }`,
        { clip: { x: 0, y: 0, width: 20, height: 20 } },
      ),
    )
      .raw()
      .toBuffer();
    const text = luminance(patch);
    expect(text).toBeGreaterThan(0.3);
    let brightest = 0;
    for (let frame = 0; frame < 8; frame++) {
      await page.mouse.move(300 + frame * 20, 250);
      await page.waitForTimeout(frame === 3 ? 5_200 : 100);
      const { data, info } = await sharp(await shoot(page))
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (let at = 0; at < data.length; at += info.channels) {
        brightest = Math.max(brightest, luminance(data.subarray(at, at + 3)));
      }
    }
    // The canvas was seen, and not only the ground.
    expect(brightest).toBeGreaterThan(0.02);
    expect((text + 0.05) / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
