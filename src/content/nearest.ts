import { distance } from "fastest-levenshtein";

/** The largest edit distance that counts as a typo; two swapped letters have distance 2. */
const maxDistance = (name: string) =>
  Math.max(name.length < 4 ? 1 : 2, Math.floor(name.length / 3));

/**
 * Returns the candidate that the author probably meant; undefined if the word is not a typo of any
 * candidate.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // To save time, only the first characters of the word are compared: a very long word is never a
  // typo of a short name.
  const typed = word.slice(0, 100).toLowerCase();
  const [closest] = candidates
    .map((name) => ({ name, typos: distance(typed, name.toLowerCase()) }))
    .filter(({ name, typos }) => typos <= maxDistance(name))
    .sort((a, b) => a.typos - b.typos);
  return closest?.name;
}
