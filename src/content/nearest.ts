import { distance } from "fastest-levenshtein";

/** The largest edit distance of a misspelled name. Two swapped letters have a distance of 2. */
const maxDistance = (name: string) =>
  Math.max(name.length < 4 ? 1 : 2, Math.floor(name.length / 3));

export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Comparing only the first characters saves time. A very long word is never a typo of a name.
  const typed = word.slice(0, 100).toLowerCase();
  const [closest] = candidates
    .map((name) => ({ name, typos: distance(typed, name.toLowerCase()) }))
    .filter(({ name, typos }) => typos <= maxDistance(name))
    .sort((a, b) => a.typos - b.typos);
  return closest?.name;
}
