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
