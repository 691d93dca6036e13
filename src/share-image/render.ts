import sharp from "sharp";
import { ground, HEIGHT, type Line, WIDTH } from "./draw";
import { glyphsOf, UNITS_PER_EM } from "./face";
import { Palette } from "./palette";
import { encodePng } from "./png";
import { addOutline, createCanvas, takeCoverage } from "./rasterize";

/** What share images are drawn with; another value makes all of them be drawn again. */
export const RENDERED_AS = "palette 2";

interface Ground {
  pixels: Uint8Array;
  colors: number[];
}

let drawn: Promise<Ground> | undefined;

/** A color of fewer pixels is only the edge between two others. */
const LEAST_PIXELS = 500;
/** Edges have every shade between two colors: those that differ by less are one. */
const STEP = 12;

const rounded = (color: number) =>
  [16, 8, 0].reduce((sum, shift) => {
    const part = Math.round(((color >> shift) & 255) / STEP) * STEP;
    return sum + (Math.min(part, 255) << shift);
  }, 0);

/** The ground as indexes of its colors, of which there are few. */
async function drawGround(): Promise<Ground> {
  const rgb = await sharp(Buffer.from(ground)).removeAlpha().raw().toBuffer();
  const colors = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => rgb.readUIntBE(pixel * 3, 3));
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = new Palette();
  const pixels = Uint8Array.from(colors, (color) => {
    const kept = (counts.get(color) ?? 0) < LEAST_PIXELS ? rounded(color) : color;
    return palette.indexOf(kept) ?? 0;
  });
  return { pixels, colors: palette.colors };
}

const canvas = createCanvas(WIDTH, HEIGHT);

function write({ text, color, x, y, size }: Line, pixels: Uint8Array, palette: Palette) {
  const scale = size / UNITS_PER_EM;
  for (const glyph of glyphsOf(text)) {
    addOutline(canvas, glyph.outline, { x: x + glyph.x * scale, y, scale });
  }
  const brush = palette.brush(Number.parseInt(color.slice(1), 16));
  takeCoverage(canvas, (pixel, coverage) => {
    pixels[pixel] = brush(pixels[pixel] ?? 0, coverage);
  });
}

/**
 * A share image as PNG: its words over the ground, which is drawn once for all. Words are filled
 * here, not by sharp, which takes ten times as long to draw them as SVG, lay them over the ground
 * and find a palette.
 */
export async function render(lines: readonly Line[]): Promise<Buffer> {
  drawn ??= drawGround();
  const { pixels: under, colors } = await drawn;
  const palette = new Palette(colors);
  const pixels = under.slice();
  for (const line of lines) write(line, pixels, palette);
  return encodePng({ width: WIDTH, height: HEIGHT, pixels, palette: palette.colors });
}
