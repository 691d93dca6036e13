import { BREAKPOINTS } from "../styles/breakpoints";

const { pair, page } = BREAKPOINTS;

/** The width of the page, equal to `--page` in src/styles/tokens.css. */
const PAGE_WIDTH = "clamp(75rem, 86.7vw - 16rem, 96rem)";

/** The `sizes` attribute of a cover beside the title of its post. */
export const BESIDE_TITLE = `(min-width: ${page}) min(40vw, ${PAGE_WIDTH} * 0.42), 92vw`;

/** Returns the `sizes` attribute of a cover in a row of cards, or `alone` in its row on a tablet. */
export function coverSizes(columns: number, alone: boolean): string {
  if (columns === 1) return `(min-width: ${page}) min(55vw, ${PAGE_WIDTH} * 0.58), 92vw`;
  const share = `calc(min(94vw, ${PAGE_WIDTH}) / ${columns})`;
  return `(min-width: ${page}) ${share}, (min-width: ${pair}) ${alone ? 92 : 46}vw, 92vw`;
}
