/** Longer than this nobody waits for a script; the browser can post the form without. */
const PATIENCE_MS = 3_000;

/**
 * Gets what sends the contact form: more code than the form itself, so it comes when the visitor
 * turns to the form. Asks again after a failure.
 */
export const loadSender = () =>
  Promise.race([
    import(/* webpackChunkName: "sender" */ "./sender"),
    new Promise<never>((_, fail) => setTimeout(fail, PATIENCE_MS)),
  ]);
