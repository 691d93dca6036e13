/**
 * Creates a seeded random number generator, which uses Lehmer's algorithm. The numbers are at least
 * 0 and less than 1. The same seed gives the same numbers, so tests have exact results, and a page
 * looks the same whenever a visitor opens the page.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
