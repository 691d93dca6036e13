import { BREAKPOINTS } from "../styles/breakpoints";

const { pair, page, margin } = BREAKPOINTS;

/** The width of the page, equal to `--page` in src/styles/tokens.css. */
const PAGE_WIDTH = "clamp(75rem, 86.7vw - 16rem, 96rem)";

/**
 * The `sizes` attribute of a cover that is as wide as the page. Browsers choose one of the widths in
 * src/gatsby/schema/images.ts.
 */
export const WHOLE = `(min-width: ${margin}) ${PAGE_WIDTH}, 94vw`;

/** The part of a row that a card takes. */
type Part = "third" | "half" | "whole";

/**
 * The width of a card's cover in wide windows. Each key says how much of a row the card fills. A
 * card that fills the whole row shows its cover beside the texts. Other cards show it above the
 * texts.
 */
const PAGE = {
  whole: `min(55vw, ${PAGE_WIDTH} * 0.58)`,
  third: `min(30vw, ${PAGE_WIDTH} * 0.32)`,
  half: `min(46vw, ${PAGE_WIDTH} * 0.49)`,
};

/**
 * Returns the part of a row that a card takes. Rows have three cards, or two at the end, so that no
 * card is alone. A large first card (`lead`) has its own row.
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
 * Returns the `sizes` attribute of a cover in a grid of posts. `alone` means that, on tablets, the
 * card is alone in its row.
 */
export const coverSizes = (part: Part, alone: boolean) => {
  const onTablets = alone || part === "whole" ? "" : `(min-width: ${pair}) 46vw, `;
  return `(min-width: ${page}) ${PAGE[part]}, ${onTablets}92vw`;
};
