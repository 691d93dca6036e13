/**
 * What is read: nothing shines behind it, however long a text is, and no section has to know of the
 * background. One that is read from side to side (`data-read`) counts as a whole. Toasts and bars have
 * a ground of their own.
 */
export const READ =
  "main :is(h1,h2,h3,p,a,li,nav,table,summary,form,figure,[data-read]),header:has(~main),footer *";

/** So near to what is read there is no light, in CSS pixels; it comes within the next ones. */
export const CLEAR = 20;
export const FADE = 40;
/** What is farther darkens nothing. */
export const REACH = CLEAR + FADE;

/** A part of the window. */
export type Box = Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom" | "width">;

/** How brightly may be drawn at a place: 0 on and beside all of these boxes, 1 far from them. */
export function lightAt(boxes: readonly Omit<Box, "width">[], x: number, y: number): number {
  let nearest = REACH ** 2;
  for (const { left, top, right, bottom } of boxes) {
    const dx = Math.max(left - x, 0, x - right);
    const dy = Math.max(top - y, 0, y - bottom);
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return Math.max(0, Math.sqrt(nearest) - CLEAR) / FADE;
}
