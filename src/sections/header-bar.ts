import { BREAKPOINTS } from "../styles/breakpoints";

interface HeaderTexts {
  readonly brand: string;
  readonly navigation: readonly { readonly label: string }[];
  readonly getStarted: { readonly label: string };
}

/** The breakpoints from which SiteHeader.module.css can show all links. A test compares the widths. */
export const BARS = ["page", "margin"] as const;

/** Widths in rem, as SiteHeader.module.css and NavLinks.module.css set them. */
const LINK = 2.25;
const OTHER_CONTROLS = 17;

/** The average width of letters in rem. Chinese, Japanese and Korean letters are square. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter < "\u1100" ? 0.56 : 1), 0);

/** Whether a phone has room for the name beside the controls. Otherwise, the header has the mark only. */
export const isLongBrand = (brand: string): boolean => widthOf(brand) > 6;

/**
 * Returns the breakpoint from which the header has room for all links side by side, or undefined if
 * the header has no room at any width. Below the breakpoint, the menu has the links.
 */
export function barFrom({ brand, navigation, getStarted }: HeaderTexts) {
  const labels = navigation.map(({ label }) => widthOf(label) + LINK);
  const width = [OTHER_CONTROLS, widthOf(brand), widthOf(getStarted.label), ...labels].reduce(
    (total, part) => total + part,
  );
  return BARS.find((name) => width <= Number.parseFloat(BREAKPOINTS[name]));
}
