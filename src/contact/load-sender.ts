/** After this time without the script, the browser posts the form natively. */
const TIMEOUT_MS = 3_000;

/**
 * Loads the code that sends the contact form. It is larger than the form itself, so it loads when the
 * form gets the focus. After a failure, the next call tries again.
 */
export const loadSender = () =>
  Promise.race([
    import(/* webpackChunkName: "sender" */ "./sender"),
    new Promise<never>((_, fail) => setTimeout(fail, TIMEOUT_MS)),
  ]);
