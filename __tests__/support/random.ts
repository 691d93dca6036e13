import fc from "fast-check";

const FIXED_SEED = 20251120;

/** `TEST_SEED=123 npm test -- unit NAME` repeats a run. Deep tests use a new seed each time. */
export const seed = Number(process.env.TEST_SEED ?? FIXED_SEED);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export { fc };
