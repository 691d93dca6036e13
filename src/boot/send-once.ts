/** After this time without an answer, the visitor may submit again. */
const TIMEOUT_MS = 15_000;

export function sendOnce(): void {
  let sentAt = Number.NEGATIVE_INFINITY;
  const isPost = ({ target }: Event) => (target as HTMLFormElement).method === "post";
  // Runs before React's event listeners.
  addEventListener(
    "submit",
    (event) => {
      if (!isPost(event) || event.timeStamp >= sentAt + TIMEOUT_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // Runs after React's listeners, which prevent the default if React sends the form.
  addEventListener("submit", (event) => {
    if (isPost(event) && !event.defaultPrevented) sentAt = event.timeStamp;
  });
  // The page was shown again from the back/forward cache.
  addEventListener("pageshow", () => {
    sentAt = Number.NEGATIVE_INFINITY;
  });
}
