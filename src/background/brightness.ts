import type { Box } from "./text-boxes";

/** The background is dark near texts and bright elsewhere. */

/** Width in CSS pixels of the dark margin around a text. */
export const DARK_MARGIN = 20;

/**
 * Each text has a dark margin without particles and, around it, a zone where particles fade in.
 * This constant is the width of the zone in CSS pixels. The brightness of the particles rises from
 * 0 at the inner edge of the zone to 1 at its outer edge.
 */
export const FADE_WIDTH = 40;

/**
 * A text darkens lines only in its dark margin and its fade zone. This constant is the width of the
 * margin, plus the width of the zone, plus 80 CSS pixels. A line connects two particles and is at
 * most 160 CSS pixels long, so each of its points is at most 80 pixels from one of these particles.
 * Thus, a text cannot darken a line if both particles are farther from the text than this constant.
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
