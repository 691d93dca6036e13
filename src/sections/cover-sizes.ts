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
/** The width of a cover on tablets, where a row has at most two cards. */
const TABLET = { half: "46vw", whole: "92vw" };

/**
 * Returns how much of its row a card takes, on tablets and in wider windows. A large first card
 * (`lead`) has a whole row. A card that is alone in its row fills the row.
 */
export function partsOf(index: number, count: number, lead: boolean) {
  if (lead && index === 0) return { tablet: "whole", page: "whole" } as const;
  const others = lead ? count - 1 : count;
  const place = lead ? index - 1 : index;
  const tablet = others % 2 === 1 && place === others - 1 ? "whole" : "half";
  // Each row has three cards. If one or two cards remain, the last rows have two cards each, so
  // that no card is alone.
  const inTwos = [0, 4, 2][others % 3] as number;
  const page: Part = others === 1 ? "whole" : place < others - inTwos ? "third" : "half";
  return { tablet, page } as const;
}

export const coverSizes = ({ tablet, page }: ReturnType<typeof partsOf>) =>
  `(min-width: ${page === "whole" ? 75 : 64}rem) ${PAGE[page]}, (min-width: 37.5rem) ${TABLET[tablet]}, 92vw`;

/**
 * Returns the `sizes` attribute of a cover in a list of `count` posts. On phones, the cover is
 * cropped to a square of 6rem.
 */
export const columnSizes = (count: number) =>
  `(min-width: 37.5rem) min(48rem, ${Math.round(92 / count)}vw, ${PAGE_WIDTH} / ${count}), 10.7rem`;
