import type { Box } from "./text-boxes";

/** The background is dark near texts and bright elsewhere. */

/** Width in CSS pixels of the dark margin around a text. */
export const DARK_MARGIN = 20;

/** Width in CSS pixels of the zone in which the brightness rises from 0 to 1. */
export const FADE_WIDTH = 40;

/**
 * A text darkens only particles and lines that are at most this number of CSS pixels away. 80 is
 * half the length of the longest line between two particles.
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
