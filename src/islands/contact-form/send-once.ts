import { PATIENCE_MS } from "./patience";

export function sendOnce(): void {
  let blockedUntil = 0;
  const isPost = (event: Event) => (event.target as HTMLFormElement).method === "post";
  // In the capture phase, this listener runs before React's listeners.
  addEventListener(
    "submit",
    (event) => {
      if (!isPost(event) || event.timeStamp >= blockedUntil) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // This listener runs after React's listeners, which prevent the default if React sends the form.
  addEventListener("submit", (event) => {
    if (isPost(event) && !event.defaultPrevented) blockedUntil = event.timeStamp + PATIENCE_MS;
  });
  // If the browser restores the page from the back/forward cache, the visitor can submit the form
  // again at once.
  addEventListener("pageshow", (event) => {
    if (event.persisted) blockedUntil = 0;
  });
}
