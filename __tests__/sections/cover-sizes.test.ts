import { readFileSync } from "node:fs";
import { columnSizes, coverSizes, partsOf } from "../../src/sections/cover-sizes";

const all = (count: number, lead: boolean) =>
  Array.from({ length: count }, (_, index) => partsOf(index, count, lead));
const short = (parts: string[]) => parts.map((part) => part[0]).join("");

test.each([
  [1, "w"],
  [2, "ww"],
  [3, "whh"],
  [4, "wttt"],
  [5, "whhhh"],
  [6, "wttthh"],
  [8, "wttthhhh"],
  [12, "wttttttttthh"],
])(
  "in a wide window, %i cards with a large first card have the widths %s (w: whole row, h: half, t: third)",
  (count, parts) => {
    expect(short(all(count, true).map(({ page }) => page))).toBe(parts);
  },
);

test.each([
  [1, "w"],
  [2, "hh"],
  [3, "ttt"],
])(
  "in a wide window, %i cards of equal importance have the widths %s (w: whole row, h: half, t: third)",
  (count, parts) => {
    expect(short(all(count, false).map(({ page }) => page))).toBe(parts);
  },
);

test.each([
  [3, false, "hhw"],
  [2, true, "ww"],
  [3, true, "whh"],
  [4, true, "whhw"],
])(
  "on a tablet, a card that is alone in its row fills the row (%i cards, first card large: %s)",
  (count, lead, parts) => {
    expect(short(all(count, lead).map(({ tablet }) => tablet))).toBe(parts);
  },
);

test("the `sizes` attribute of a cover has a width for desktops, for tablets and for phones", () => {
  expect(coverSizes({ tablet: "half", page: "third" })).toMatch(
    /^\(min-width: 64rem\) min\(30vw, .+\), \(min-width: 37\.5rem\) 46vw, 92vw$/,
  );
  expect(columnSizes(2)).toMatch(/^\(min-width: 37\.5rem\) min\(48rem, 46vw, .+ \/ 2\), 10\.7rem$/);
});

test("the `sizes` attribute of a cover uses the page width that src/styles/tokens.css defines", () => {
  const [, width = ""] = /--page: (.+);/.exec(readFileSync("src/styles/tokens.css", "utf8")) ?? [];
  expect(width).not.toBe("");
  expect(coverSizes({ tablet: "half", page: "half" })).toContain(width);
});
