/** After this time without an answer, the visitor may submit again. */
const TIMEOUT_MS = 15_000;

/**
 * Prevents a second submit of a form that the browser posts by itself: another click while the browser
 * waits for the answer would send the message twice, also if React has hydrated the form in between.
 */
export function sendOnce(): void {
  let sentAt = Number.NEGATIVE_INFINITY;
  const isPost = ({ target }: Event) => (target as HTMLFormElement).method === "post";
  // Capturing, so that it runs before React's event listeners.
  addEventListener(
    "submit",
    (event) => {
      if (!isPost(event) || event.timeStamp >= sentAt + TIMEOUT_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // Bubbling, so that it runs after them: a submit that React has handled is prevented by then.
  addEventListener("submit", (event) => {
    if (isPost(event) && !event.defaultPrevented) sentAt = event.timeStamp;
  });
  // The page was restored from the back/forward cache.
  addEventListener("pageshow", () => {
    sentAt = Number.NEGATIVE_INFINITY;
  });
}
