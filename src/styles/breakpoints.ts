/**
 * The widths at which the layout changes. Media queries of style sheets repeat these widths, and a
 * test refuses all others: `width >= 64rem`, or `width < 64rem`.
 */
export const BREAKPOINTS = {
  /** Two items fit side by side; phones are narrower. */
  pair: "37.5rem",
  /** Three items fit side by side, or two items of different widths. */
  trio: "56rem",
  /** Tablets are narrower. */
  page: "64rem",
  /** Page headers have two columns. */
  margin: "75rem",
};
