/** The width of the page on wide windows: `--page` in src/styles/tokens.css. */
const PAGE_WIDTH = "clamp(75rem, 86.7vw - 16rem, 96rem)";

/** The `sizes` of the cover of an article, in the layout of PostHeader.module.css. */
export const ARTICLE = `(min-width: 75rem) calc(${PAGE_WIDTH} * 0.74), (min-width: 50rem) calc(100vw - 4rem), 92vw`;

/**
 * The part of a row that a card has. A card that has a whole row shows its cover beside its text,
 * cropped, so the file is wider than the visible part.
 */
type Part = "third" | "half" | "whole";

/** The width of the cover in windows of the breakpoint `page`, for each part of a row. */
const PAGE: Record<Part, string> = {
  third: `min(30vw, ${PAGE_WIDTH} * 0.32)`,
  half: `min(46vw, ${PAGE_WIDTH} * 0.49)`,
  whole: `min(70vw, ${PAGE_WIDTH} * 0.7)`,
};
/** The width of the cover on tablets. Tablets have at most two cards in a row. */
const TABLET = { half: "46vw", whole: "92vw" };

/**
 * Returns the parts of a row that a card has on tablets and in wider windows. A lead has a whole row,
 * and no row has a single card that is narrower.
 */
export function partsOf(index: number, count: number, lead: boolean) {
  if (lead && index === 0) return { tablet: "whole", page: "whole" } as const;
  const others = lead ? count - 1 : count;
  const place = lead ? index - 1 : index;
  const tablet = others % 2 === 1 && place === others - 1 ? "whole" : "half";
  // Three cards share a row. If one or two cards would remain, the last rows have two cards each.
  const inTwos = [0, 4, 2][others % 3] as number;
  const page: Part = others === 1 ? "whole" : place < others - inTwos ? "third" : "half";
  return { tablet, page } as const;
}

/** Returns the `sizes` attribute for the cover of a card, from the parts of a row that it has. */
export const coverSizes = ({ tablet, page }: ReturnType<typeof partsOf>) =>
  `(min-width: 64rem) ${PAGE[page]}, (min-width: 37.5rem) ${TABLET[tablet]}, 92vw`;

/** The `sizes` of the cover in a list of `count` posts, in the layout of RecentPosts.module.css. */
export const columnSizes = (count: number) =>
  `(min-width: 37.5rem) min(48rem, ${Math.round(92 / count)}vw, ${PAGE_WIDTH} / ${count}), 6rem`;
