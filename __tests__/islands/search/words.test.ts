import { splitIntoParts } from "../../../src/islands/search/entries";
import { markMatches } from "../../../src/islands/search/words";

const mark = (text: string, ...terms: string[]) =>
  markMatches(text, new Set(terms))
    .map(({ text: part, match }) => (match ? `[${part}]` : part))
    .join("");

test.each([
  ["Ads, and ads again", ["ads"], "[Ads], and [ads] again"],
  ["adsorb is another word", ["ads"], "adsorb is another word"],
  ["Crème brûlée", ["creme"], "[Crème] brûlée"],
  ["cre\u0301me", ["creme"], "[cre\u0301me]"],
  ["nothing here", [], "nothing here"],
  ["", ["a"], ""],
  ["<b>bold</b>", ["b"], "<[b]>bold</[b]>"],
])(
  "in a search result, the words that match the search are marked: %j",
  (text, terms, expected) => {
    expect(mark(text, ...terms)).toBe(expected);
  },
);

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: "post" as const,
    title: `Post ${index}`,
    text: "",
    path: `/blog/post-${index}`,
    more: [],
  }));

test.each([
  [0, [0]],
  [3, [3]],
  [250, [250]],
  [251, [250, 1]],
  [1000, [250, 250, 250, 250]],
])("a search index of %i entries is split into files of at most 250 entries", (count, sizes) => {
  const parts = splitIntoParts(entries(count));
  expect(parts.map((part) => part.entries.length)).toEqual(sizes);
  expect(parts.every((part) => part.parts === sizes.length)).toBe(true);
  expect(parts.flatMap((part) => part.entries)).toEqual(entries(count));
});
