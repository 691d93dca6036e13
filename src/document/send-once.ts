/** So long a browser may take to post a form; then the visitor may try again. */
const PATIENCE_MS = 15_000;

/**
 * Lets a form that the browser posts by itself go once: a second click while the answer is awaited
 * would send the message again.
 */
export function sendOnce(): void {
  let sent = 0;
  addEventListener("submit", (event) => {
    if ((event.target as HTMLFormElement).method !== "post" || event.defaultPrevented) return;
    if (event.timeStamp < sent + PATIENCE_MS && sent) event.preventDefault();
    else sent = event.timeStamp;
  });
  // Back on the page as it was left.
  addEventListener("pageshow", () => {
    sent = 0;
  });
}
