/** Up to here a cover is as wide as the page, and from here on two are in a line. */
const TWO = "(min-width: 43rem)";
/** From here on a card with a line to itself has its cover at its side. */
const WIDE = "(min-width: 64rem) min(60vw, 44rem), 92vw";
/** From here on three are in a line. */
const THREE = "(min-width: 64rem)";

const HALF = "min(46vw, 37rem)";
const THIRD = "min(30vw, 24rem)";

/**
 * The `sizes` of a post's cover, as the style sheet of the grid lays out its cards.
 *
 * @param lead whether the first post has a line to itself
 */
export function coverSizes(index: number, count: number, lead: boolean): string {
  if (lead ? index === 0 || count === 2 : count === 1) return WIDE;
  // With a lead, the last two or four are two in a line where three in a line would leave a rest.
  const left = (count - 1) % 3;
  const inTwos = left === 2 ? 2 : left === 1 ? 4 : 0;
  const third = lead ? index < count - inTwos : count > 2;
  const whole = lead && count % 2 === 0 && index === count - 1;
  return `${THREE} ${third ? THIRD : HALF}, ${whole ? WIDE : `${TWO} ${HALF}, 92vw`}`;
}
