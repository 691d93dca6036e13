import { enhancePage } from "./enhance/enhance-page";
import { awaitIntent } from "./islands/await-intent";
import { forgetDraft, keepDraft } from "./islands/contact-form/draft";
import { sendOnce } from "./islands/contact-form/send-once";
import type { MESSAGE_SENT } from "./routes";

/** The delay keeps the first paint and the animations of the hero smooth on phones. */
const BACKGROUND_DELAY_MS = 1_200;

/** The path is a literal, because importing routes.ts would make the script larger. */
const SENT: typeof MESSAGE_SENT = "/contact/sent";

const navigationType = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type;

// The confirmation page deletes the draft, but not after Reload, Back or Forward, because the visitor
// may have begun a new message by then.
if (location.pathname === SENT && navigationType() === "navigate") forgetDraft();
keepDraft();
sendOnce();
// Under `gatsby develop`, React renders the islands together with the page, gatsby-browser.tsx
// enhances each page, and Gatsby prefetches links.
if (process.env.NODE_ENV === "production") {
  enhancePage();
  if (!HTMLScriptElement.supports?.("speculationrules")) {
    import(/* webpackChunkName: "prefetch" */ "./enhance/prefetch").then(
      ({ prefetchLinks }) => prefetchLinks(),
      () => {},
    );
  }
  awaitIntent();
}

// Errors in loading the background are ignored, because the page works without it.
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (!connection?.saveData) {
  const start = () =>
    setTimeout(() => {
      import(/* webpackChunkName: "background" */ "./background/background")
        .then(({ startBackground }) => startBackground())
        .catch(() => {});
    }, BACKGROUND_DELAY_MS);
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
