import type { Paints } from "./renderer";

/** The horizontal range of the texts of a page, in CSS pixels. */
interface Column {
  left: number;
  right: number;
}

/** Colors of the background behind text. Muted text has a contrast of 4.5:1 on both colors. */
const DARK = { dot: "#324a04", link: "#384151" };

/** Opacities of the accent color beside the text column. */
const BRIGHT = { dot: 0.72, link: 0.4 };

/** Width in CSS pixels of the zone beside the text column in which the background gets brighter. */
const FADE_WIDTH = 40;

/** `accent` is a color in the form `#rrggbb`. */
export function createPaints(
  context: CanvasRenderingContext2D,
  width: number,
  { left, right }: Column,
  accent: string,
): Paints {
  // A gradient takes longer to draw than one color.
  const isNarrow = left < FADE_WIDTH && right + FADE_WIDTH > width;
  const paint = (dark: string, opacity: number) => {
    if (isNarrow) return dark;
    const bright = accent + Math.round(255 * opacity).toString(16);
    const gradient = context.createLinearGradient(0, 0, width, 0);
    const stops: [number, string][] = [
      [left - FADE_WIDTH, bright],
      [left, dark],
      [right, dark],
      [right + FADE_WIDTH, bright],
    ];
    for (const [x, color] of stops) {
      if (x >= 0 && x <= width) gradient.addColorStop(x / width, color);
    }
    return gradient;
  };
  return { dot: paint(DARK.dot, BRIGHT.dot), link: paint(DARK.link, BRIGHT.link) };
}
