import sharp from "sharp";
import { linesOn, luminance } from "./contrast";
import { shootWith } from "./styles";
import { expect, type Open, type Page, type VisitOptions } from "./test";

const ALONE = "#___gatsby { visibility: hidden !important }";

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

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Luminance of each channel value. The lookup table is fast enough for millions of pixels. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => luminance([value, value, value]));

export async function brightestBehind(page: Page, parts: readonly Part[]): Promise<number[]> {
  const picture = await shootWith(page, ALONE);
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / (page.viewportSize()?.width ?? info.width);
  return parts.map(({ x, y, width, height }) => {
    let brightest = 0;
    const right = Math.min(info.width, Math.ceil((x + width) * scale));
    const bottom = Math.min(info.height, Math.ceil((y + height) * scale));
    for (let row = Math.max(0, Math.floor(y * scale)); row < bottom; row++) {
      for (let column = Math.max(0, Math.floor(x * scale)); column < right; column++) {
        const at = (row * info.width + column) * info.channels;
        const linear = (channel: number) => LINEAR[data[at + channel] ?? 0] ?? 0;
        const found = 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
        if (found > brightest) brightest = found;
      }
    }
    return brightest;
  });
}

/** Returns the lines of text outside of the column in which the background is dark. */
export async function litLines(page: Page): Promise<string[]> {
  // Excludes text that the background cannot disturb: the skip link above the viewport, and letters
  // in drawings.
  const lines = (await linesOn(page)).filter(
    ({ y, height, where }) => y + height > 0 && !where.startsWith("svg >"),
  );
  expect(lines.length).toBeGreaterThan(5);
  const column = await page.locator("header .wrap").first().boundingBox();
  const { x: left = 0, width = 0 } = column ?? {};
  return lines.flatMap(({ text, where, x, width: length }) =>
    x < left || x + length > left + width ? `${text} (${where})` : [],
  );
}
