/**
 * A seeded generator of numbers from 0 to below 1 (Lehmer's): the same seed gives the same
 * background, so that tests are exact and a page looks the same each time it opens.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
