import type { Box } from "./text-boxes";

/** The background is dark near texts and bright elsewhere. */

/** Width in CSS pixels of the dark margin around a text. */
export const DARK_MARGIN = 20;

/**
 * Width in CSS pixels of the zone around the dark margin. From the inner to the outer edge of this
 * zone, the brightness of the particles rises from 0 to 1.
 */
export const FADE_WIDTH = 40;

/**
 * A text dims lines only within its dark margin and fade zone. This constant is their width plus
 * 80, in CSS pixels. Lines are at most 160 pixels long, so each point of a line is at most 80
 * pixels from one of the line's two particles. If a text is farther than this constant from both
 * particles, the text cannot dim the line.
 */
export const MAX_DISTANCE = 80 + FADE_WIDTH + DARK_MARGIN;

/** Returns the distance from a point to the nearest box, at most `MAX_DISTANCE`. */
export function distanceToNearest(boxes: readonly Box[], x: number, y: number): number {
  let nearest = MAX_DISTANCE * MAX_DISTANCE;
  for (const { left, top, right, bottom } of boxes) {
    const dx = Math.max(left - x, 0, x - right);
    const dy = Math.max(top - y, 0, y - bottom);
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return Math.sqrt(nearest);
}

export const brightnessAt = (distance: number) =>
  Math.min(Math.max(0, distance - DARK_MARGIN), FADE_WIDTH) / FADE_WIDTH;
