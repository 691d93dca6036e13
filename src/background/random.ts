/**
 * Creates a seeded generator (Lehmer's) of numbers from 0 up to, but not including, 1. The same seed
 * gives the same numbers, so tests are exact, and a page looks the same whenever a visitor opens the
 * page.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
