/** If the server has not answered after this number of milliseconds, the visitor may submit again. */
const TIMEOUT_MS = 15_000;

/** Ignores another click on Send while the browser waits for the response to a posted form. */
export function sendOnce(): void {
  let sentAt = Number.NEGATIVE_INFINITY;
  const isPost = ({ target }: Event) => (target as HTMLFormElement).method === "post";
  // In the capture phase, this listener runs before React's event listeners.
  addEventListener(
    "submit",
    (event) => {
      if (!isPost(event) || event.timeStamp >= sentAt + TIMEOUT_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // In the bubble phase, this listener runs after React's listeners, which prevent the default
  // action if React sends the form.
  addEventListener("submit", (event) => {
    if (isPost(event) && !event.defaultPrevented) sentAt = event.timeStamp;
  });
  // When the page is shown again from the back/forward cache, the visitor may submit again.
  addEventListener("pageshow", () => {
    sentAt = Number.NEGATIVE_INFINITY;
  });
}
