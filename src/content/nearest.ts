import { distance } from "fastest-levenshtein";

/** Maximum edit distance of a misspelled name. Two swapped letters have a distance of 2. */
const maxDistance = (name: string) =>
  Math.max(name.length < 4 ? 1 : 2, Math.floor(name.length / 3));

export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // The comparison is slow for long texts, so only the first characters are compared.
  const typed = word.slice(0, 100).toLowerCase();
  const [closest] = candidates
    .map((name) => ({ name, typos: distance(typed, name.toLowerCase()) }))
    .filter(({ name, typos }) => typos <= maxDistance(name))
    .sort((a, b) => a.typos - b.typos);
  return closest?.name;
}
