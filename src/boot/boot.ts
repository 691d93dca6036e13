import "../styles";
import { forgetDraft, restoreDraft, saveDraft } from "../contact/draft";
import { storeClicks } from "../lib/last-click";
import { showRelativeTimes } from "../lib/relative-time";
import type { MESSAGE_SENT } from "../routes";
import { closeMenuWhenLeft } from "./menu";
import { preloadAssets } from "./preload-assets";
import { sendOnce } from "./send-once";

/**
 * The only script that runs when a page has loaded; the page then works as plain HTML. Gatsby and
 * React load at the first interaction of the visitor.
 */
const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "wheel", "focusin", "keydown"];

/**
 * After loading, the browser may scroll by itself. So scroll events count as interactions only
 * after this number of milliseconds without scrolling.
 */
const STILL_MS = 500;

/** This path is a literal, because importing the path would add all of routes.ts to the bundle. */
const SENT: typeof MESSAGE_SENT = "/contact/sent";

const options = { capture: true, passive: true };
let loading = false;
let pauseMs = 0;
let stillness: ReturnType<typeof setTimeout>;

function start() {
  if (loading) return;
  loading = true;
  import(/* webpackChunkName: "site" */ "../client/site").catch(() => {
    // If loading fails, the page stays plain HTML, and the next interaction starts another attempt.
    // A moving pointer fires many events, so each attempt after the second failure is delayed.
    setTimeout(() => {
      loading = false;
    }, pauseMs);
    pauseMs += 2_000;
  });
  preloadAssets();
}

function awaitStillness() {
  clearTimeout(stillness);
  stillness = setTimeout(listenToScrolling, STILL_MS);
}

function listenToScrolling() {
  removeEventListener("scroll", awaitStillness, options);
  addEventListener("scroll", start, options);
}

const navigationEntry = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0];

const shown = location.pathname;
// After client-side navigation, Back and Forward can change the URL without loading a document.
// src/client/takeover.tsx removes this handler.
window.onpopstate = () => {
  if (location.pathname !== shown) location.reload();
};

const { pagePath } = window as { pagePath?: string };
// Gatsby has no data for the URL of a missing page, so the not-found page stays plain HTML.
if (pagePath !== "/404.html") {
  for (const interaction of INTERACTIONS) addEventListener(interaction, start, options);
  storeClicks();
  addEventListener("load", awaitStillness);
  addEventListener("scroll", awaitStillness, options);
  // React is needed at once to show search results, or to insert a topic into the contact form.
  const query = new URLSearchParams(location.search);
  if (query.get("q") || query.get("about")) start();
}
// The draft is saved without React, so that no text is lost if the scripts fail. The confirmation
// page deletes the draft of a sent message. After Reload, Back or Forward, the confirmation page
// keeps the draft, because the visitor may have written a new message.
if (pagePath === SENT && navigationEntry()?.type === "navigate") forgetDraft();
restoreDraft();
addEventListener("input", ({ target }) => saveDraft((target as HTMLInputElement).form));
sendOnce();
showRelativeTimes();
closeMenuWhenLeft();
// The background is decoration, so it loads last, and its errors are ignored. Safari has no
// `requestIdleCallback`.
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (!connection?.saveData) {
  addEventListener("load", () =>
    (self.requestIdleCallback || setTimeout)(() => {
      import(/* webpackChunkName: "background" */ "../background/background")
        .then(({ startBackground }) => startBackground())
        .catch(() => {});
    }),
  );
}
