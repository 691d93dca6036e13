/** The width of the page in wide windows, equal to `--page` in src/styles/tokens.css. */
const PAGE_WIDTH = "clamp(75rem, 86.7vw - 16rem, 96rem)";

/** The `sizes` attribute of the cover of an article, for the layout in PostBody.module.css. */
export const ARTICLE = `(min-width: 75rem) ${PAGE_WIDTH}, 94vw`;

/** The share of the row that a card takes. */
type Part = "third" | "half" | "whole";

/** The width of a cover in wide windows. */
const PAGE: Record<Part, string> = {
  third: `min(30vw, ${PAGE_WIDTH} * 0.32)`,
  half: `min(46vw, ${PAGE_WIDTH} * 0.49)`,
  whole: `min(60vw, ${PAGE_WIDTH} * 0.6)`,
};

/**
 * Returns how much of its row a card takes in wide windows. A large first card (`lead`) has a whole
 * row. Each other row has three cards. If one or two cards remain, the last rows have two cards
 * each, so that no card is alone.
 */
export function partOf(index: number, count: number, lead: boolean): Part {
  if (lead && index === 0) return "whole";
  const others = lead ? count - 1 : count;
  const place = lead ? index - 1 : index;
  const inTwos = [0, 4, 2][others % 3] as number;
  if (others === 1) return "whole";
  return place < others - inTwos ? "third" : "half";
}

/**
 * Returns the `sizes` attribute of a cover in the grid of posts. Beside its text, a cover is cropped,
 * so that the height of the text decides how wide the uncropped cover is. On tablets, two cards are
 * side by side, unless a card is alone in its row (`alone`).
 */
export const coverSizes = (part: Part, alone: boolean) =>
  part === "whole"
    ? `(min-width: 75rem) ${PAGE.whole}, (min-width: 56rem) 42rem, 92vw`
    : `(min-width: 56rem) ${PAGE[part]}, ${alone ? "" : "(min-width: 37.5rem) 46vw, "}92vw`;

/**
 * Returns the `sizes` attribute of a cover in a list of `count` posts. On phones, the cover is
 * cropped to a square of 6rem.
 */
export const columnSizes = (count: number) =>
  `(min-width: 37.5rem) min(48rem, ${Math.round(92 / count)}vw, ${PAGE_WIDTH} / ${count}), 10.7rem`;
