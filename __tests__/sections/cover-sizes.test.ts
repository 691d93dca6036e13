import { coverSizes } from "../../src/sections/cover-sizes";

const inThrees = (sizes: string) => sizes.includes("(min-width: 64rem) min(30vw");
const all = (count: number, lead: boolean) =>
  Array.from({ length: count }, (_, index) => coverSizes(index, count, lead));

test.each([
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 3],
  [5, 0],
  [6, 3],
  [7, 6],
  [8, 3],
  [12, 9],
])(
  "in a list of %i posts whose first post is large, %i covers have the size for rows of three",
  (count, threes) => {
    const sizes = all(count, true);
    expect(sizes.filter(inThrees)).toHaveLength(threes);
    // The covers in rows of three are the first ones after the lead, and the lead is wider than they
    // are.
    expect(sizes.slice(1, 1 + threes).every(inThrees)).toBe(true);
    expect(sizes[0]).toContain("60vw");
  },
);

test.each([
  [1, 0],
  [2, 0],
  [3, 3],
])(
  "in a list of %i posts of equal size, %i covers have the size for rows of three",
  (count, threes) => {
    expect(all(count, false).filter(inThrees)).toHaveLength(threes);
  },
);

test.each([1, 2, 3, 7, 12])("in a list of %i posts, every cover has a size for phones", (count) => {
  for (const sizes of [...all(count, true), ...all(count, false)]) {
    expect(sizes).toMatch(/, 92vw$/);
  }
});
