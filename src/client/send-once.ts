/** After this time without an answer, the visitor may submit again. */
const TIMEOUT_MS = 15_000;

/**
 * Prevents a second submit of a form that the browser posts natively: another click while the browser
 * waits for the answer would send the message twice.
 */
export function sendOnce(): void {
  let sent = 0;
  addEventListener("submit", (event) => {
    if ((event.target as HTMLFormElement).method !== "post" || event.defaultPrevented) return;
    if (event.timeStamp < sent + TIMEOUT_MS && sent) event.preventDefault();
    else sent = event.timeStamp;
  });
  // The page was restored from the back/forward cache.
  addEventListener("pageshow", () => {
    sent = 0;
  });
}
