import fc from "fast-check";

const FIXED_SEED = 20251120;

/** The seed of all random tests. `TEST_SEED=123 npm test -- unit NAME` repeats a failed run. */
export const seed = Number(process.env.TEST_SEED ?? FIXED_SEED);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

/** Lehmer's random numbers from 0 to 1: the same seed always gives the same numbers. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

export { fc };
