import fc from "fast-check";

const FIXED_SEED = 20251120;

/**
 * The seed of all random tests. A failing test prints the seed, and `TEST_SEED=123 npm test -- unit NAME`
 * repeats the run with seed 123. The deep tests use a new seed each time.
 */
export const seed = Number(process.env.TEST_SEED ?? FIXED_SEED);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export { fc };
