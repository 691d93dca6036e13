import { keepDraft } from "../islands/contact-form/draft";

/** Starts what runs once in each document: the draft of the contact form, and the background. */
export function startDocument(): void {
  keepDraft();
  // Errors in loading the background are ignored, because the page works without it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const start = () =>
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => {
      import(/* webpackChunkName: "background" */ "../background/background")
        .then(({ startBackground }) => startBackground())
        .catch(() => {});
    });
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
