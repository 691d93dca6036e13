import { distance } from "fastest-levenshtein";

/** The largest edit distance of a misspelled name; two swapped letters have a distance of 2. */
const maxDistance = (name: string) =>
  Math.max(name.length < 4 ? 1 : 2, Math.floor(name.length / 3));

export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Only the first characters are compared, which saves time: a very long word is never a typo of a
  // short name.
  const typed = word.slice(0, 100).toLowerCase();
  const [closest] = candidates
    .map((name) => ({ name, typos: distance(typed, name.toLowerCase()) }))
    .filter(({ name, typos }) => typos <= maxDistance(name))
    .sort((a, b) => a.typos - b.typos);
  return closest?.name;
}
