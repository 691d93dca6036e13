import fc from "fast-check";

const FIXED_SEED = 20251120;

/** The seed of all random tests. `TEST_SEED=123 npm test -- unit NAME` repeats a failed run. */
export const seed = Number(process.env.TEST_SEED ?? FIXED_SEED);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export { fc };
