/** The Levenshtein distance between two words. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The largest distance that counts as a typo; two swapped letters have distance 2. */
const maxDistance = (name: string) =>
  Math.max(name.length < 4 ? 1 : 2, Math.floor(name.length / 3));

/** The candidate that was most likely meant; undefined if none is close enough to be a typo. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Limits the time for a very long word, which cannot be a typo of a short one.
  const typed = word.slice(0, 100).toLowerCase();
  const near = candidates
    // The difference in length is a lower bound of the distance and much faster to compute.
    .filter((name) => Math.abs(name.length - typed.length) <= maxDistance(name))
    .map((name) => ({ name, distance: editDistance(typed, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= maxDistance(name))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name;
}
