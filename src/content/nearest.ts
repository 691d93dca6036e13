import { distance } from "fastest-levenshtein";

/** The largest edit distance that counts as a typo; two swapped letters have distance 2. */
const maxDistance = (name: string) =>
  Math.max(name.length < 4 ? 1 : 2, Math.floor(name.length / 3));

/** The candidate that was most likely meant; undefined if none is close enough to be a typo. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Cut off very long words to save time; a very long word is never a typo of a short name.
  const typed = word.slice(0, 100).toLowerCase();
  const [closest] = candidates
    .map((name) => ({ name, typos: distance(typed, name.toLowerCase()) }))
    .filter(({ name, typos }) => typos <= maxDistance(name))
    .sort((a, b) => a.typos - b.typos);
  return closest?.name;
}
