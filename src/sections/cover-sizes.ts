/** The width of the page on wide windows: `--page` in src/styles/tokens.css. */
export const PAGE_WIDTH = "clamp(75rem, 86.7vw - 16rem, 96rem)";

/**
 * The window width from which two cards share a row. In narrower windows a cover is as wide as the
 * page.
 */
const TWO = "(min-width: 43rem)";
/** The window width from which three cards share a row. */
const THREE = "(min-width: 64rem)";

const HALF = `min(46vw, ${PAGE_WIDTH} * 0.49)`;
const THIRD = `min(30vw, ${PAGE_WIDTH} * 0.32)`;
/**
 * The `sizes` for a card that has a whole row. In windows of the width `THREE` or more, its cover
 * is beside the text.
 */
const WIDE = `${THREE} min(60vw, ${PAGE_WIDTH} * 0.59), 92vw`;

/**
 * Returns the `sizes` attribute for the cover of a post, according to the layout of
 * PostGrid.module.css.
 *
 * @param lead whether the first post has a whole row
 */
export function coverSizes(index: number, count: number, lead: boolean): string {
  if (lead ? index === 0 || count === 2 : count === 1) return WIDE;
  // If the first card is wide, the other cards are in rows of three. If one or two cards remain for
  // the last row, the last four or the last two cards are in rows of two.
  const left = (count - 1) % 3;
  const inTwos = left === 2 ? 2 : left === 1 ? 4 : 0;
  const third = lead ? index < count - inTwos : count > 2;
  const whole = lead && count % 2 === 0 && index === count - 1;
  return `${THREE} ${third ? THIRD : HALF}, ${whole ? WIDE : `${TWO} ${HALF}, 92vw`}`;
}
