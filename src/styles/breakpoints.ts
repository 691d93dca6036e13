/**
 * The widths at which the layout changes. Style sheets name them in media and container queries:
 * `(--from-page)` means `width >= 64rem`, and `(--below-page)` means `width < 64rem`.
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
