/**
 * What is read: nothing shines behind it, however long a text is, and no section has to know of the
 * background. One that is read from side to side (`data-read`) counts as a whole. Toasts and bars have
 * a ground of their own.
 */
export const READ =
  "main :is(h1,h2,h3,p,a,li,nav,table,summary,form,figure,[data-read]),header:has(~main),footer *";

/** CSS pixels around a text in which nothing is bright, and pixels beyond them in which light fades in. */
export const CLEAR = 20;
export const FADE = 40;
/**
 * Largest distance, in CSS pixels, at which a text can dim a link: half of the longest link (160 px) and
 * the pixels above. Farther texts need not be measured.
 */
export const FAR = CLEAR + FADE + 80;

/** A part of the window. */
export type Box = Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom" | "width">;

/** How far a place is from the nearest of these boxes: FAR at most. */
export function distanceTo(boxes: readonly Omit<Box, "width">[], x: number, y: number): number {
  let nearest = FAR * FAR;
  for (const { left, top, right, bottom } of boxes) {
    const dx = Math.max(left - x, 0, x - right);
    const dy = Math.max(top - y, 0, y - bottom);
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return Math.sqrt(nearest);
}

/** How brightly may be drawn so far from what is read: 0 on and beside it, 1 far from it. */
export const lightAt = (distance: number) => Math.min(Math.max(0, distance - CLEAR), FADE) / FADE;
