import fc from "fast-check";

/** What random tests start from where nothing else is said: the same in every run. */
const FIXED_SEED = 20251120;

/**
 * What all random tests start from. A failure prints it, and `TEST_SEED=123 npm test -- unit NAME`
 * repeats a run that printed 123. The deep suites choose another one each time.
 */
export const seed = Number(process.env.TEST_SEED ?? FIXED_SEED);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export { fc };
