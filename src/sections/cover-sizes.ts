import { BREAKPOINTS } from "../styles/breakpoints";

const { pair, page } = BREAKPOINTS;

/** The width of the page, equal to `--page` in src/styles/tokens.css. */
const PAGE_WIDTH = "clamp(75rem, 86.7vw - 16rem, 96rem)";

/** The `sizes` attribute of a cover beside the title of its post. */
export const BESIDE_TITLE = `(min-width: ${page}) min(40vw, ${PAGE_WIDTH} * 0.42), 92vw`;

/** Returns the `sizes` attribute of the cover of a card, which is `wide` or one of two in a row. */
export function coverSizes(wide: boolean): string {
  const width = wide ? `min(55vw, ${PAGE_WIDTH} * 0.58)` : `calc(min(94vw, ${PAGE_WIDTH}) / 2)`;
  return `(min-width: ${pair}) ${width}, 92vw`;
}
