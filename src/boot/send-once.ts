/** If the server has not answered after this number of milliseconds, the visitor may submit again. */
const TIMEOUT_MS = 15_000;

/**
 * Prevents a second submit of a form that the browser posts by itself. Another click while the
 * browser waits for the answer would send the message twice, even if React has hydrated the form in
 * between.
 */
export function sendOnce(): void {
  let sentAt = Number.NEGATIVE_INFINITY;
  const isPost = ({ target }: Event) => (target as HTMLFormElement).method === "post";
  // This listener is in the capture phase, so that it runs before React's event listeners.
  addEventListener(
    "submit",
    (event) => {
      if (!isPost(event) || event.timeStamp >= sentAt + TIMEOUT_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // This listener is in the bubble phase, so that it runs after React's event listeners: if React
  // sends the form itself, React has already prevented the default action of the event.
  addEventListener("submit", (event) => {
    if (isPost(event) && !event.defaultPrevented) sentAt = event.timeStamp;
  });
  // When the page is shown again from the back/forward cache, the visitor may submit again.
  addEventListener("pageshow", () => {
    sentAt = Number.NEGATIVE_INFINITY;
  });
}
