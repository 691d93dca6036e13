import { forgetDraft, keepDraft } from "./islands/contact-form/draft";
import { sendOnce } from "./islands/contact-form/send-once";
import type { MESSAGE_SENT } from "./routes";

/** The path is a literal, because importing routes.ts would make the script larger. */
const SENT: typeof MESSAGE_SENT = "/contact/sent";

const navigationType = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type;

/** Starts what runs once in each document: the draft of the contact form, and the background. */
export function startDocument(): void {
  // The confirmation page deletes the draft, but not after Reload, Back or Forward, because the
  // visitor may have begun a new message by then.
  if (location.pathname === SENT && navigationType() === "navigate") forgetDraft();
  keepDraft();
  sendOnce();
  // Errors in loading the background are ignored, because the page works without it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const start = () =>
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => {
      import(/* webpackChunkName: "background" */ "./background/background")
        .then(({ startBackground }) => startBackground())
        .catch(() => {});
    });
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
