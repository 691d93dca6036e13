import type { Paints } from "./renderer";

/** The horizontal range of the texts of a page, in CSS pixels. */
interface Column {
  left: number;
  right: number;
}

/** Colors of the background behind text. Muted text has a contrast of more than 4.5:1 on both colors. */
const DARK = { dot: "#1e2c0a", link: "#1a1e26" };

/** Opacities of the accent color beside the text column. */
const BRIGHT = { dot: 0.72, link: 0.4 };

/** Width in CSS pixels of the zone beside the text column in which the background gets brighter. */
const FADE_WIDTH = 40;

/** `accent` is a color in the form `#rrggbb`. */
export function createPaints(
  context: CanvasRenderingContext2D,
  { left, right }: Column,
  accent: string,
): Paints {
  const start = left - FADE_WIDTH;
  const end = right + FADE_WIDTH;
  const fade = FADE_WIDTH / (end - start);
  const paint = (dark: string, opacity: number) => {
    const bright = accent + Math.round(255 * opacity).toString(16);
    const gradient = context.createLinearGradient(start, 0, end, 0);
    gradient.addColorStop(0, bright);
    gradient.addColorStop(fade, dark);
    gradient.addColorStop(1 - fade, dark);
    gradient.addColorStop(1, bright);
    return gradient;
  };
  return { dot: paint(DARK.dot, BRIGHT.dot), link: paint(DARK.link, BRIGHT.link) };
}
