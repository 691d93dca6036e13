import "../styles";
import { forgetDraft, restoreDraft, saveDraft } from "../contact/draft";
import { storeClicks } from "../lib/last-click";
import type { MESSAGE_SENT } from "../routes";
import { closeMenuWhenLeft } from "./menu";
import { preloadAssets } from "./preload-assets";
import { showRelativeTimes } from "./relative-times";
import { sendOnce } from "./send-once";

/**
 * This script is the only one that runs when a page has loaded; the page then works as plain HTML.
 * Gatsby and React load at the visitor's first interaction, which is scrolling or one of the events
 * in `INTERACTIONS`.
 */
const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "wheel", "focusin", "keydown"];

/**
 * After loading, the browser may scroll by itself to the hash of the URL or to the restored
 * position. Scroll events count as interactions only after the page has not scrolled for this
 * number of milliseconds. Scroll events are needed because a visitor who drags the scrollbar causes
 * no other event.
 */
const STILL_MS = 500;

/**
 * This path is a literal, because importing the path from routes.ts would add all of routes.ts to
 * the bundle. The type ensures that the literal equals the path in routes.ts.
 */
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
    // A moving pointer fires many events, and each event could start an attempt. Therefore each
    // attempt after the second failure is delayed.
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

/**
 * Returns the performance entry for the navigation to this document. The `type` of the entry is
 * `navigate` if a link or a form has opened the document, otherwise `reload` or `back_forward`.
 */
const arrival = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0];

const shown = location.pathname;
// After a reload, Back and Forward may lead to a history entry that client-side navigation has
// created. The browser loads no document for such an entry, so this handler reloads the page.
// src/client/takeover.tsx removes the handler.
window.onpopstate = () => {
  if (location.pathname !== shown) location.reload();
};

const { pagePath } = window as { pagePath?: string };
// The not-found page stays plain HTML. Gatsby would request the data of a page that does not exist,
// and would render an empty page at paths such as `/a%2Fb`.
if (pagePath !== "/404.html") {
  for (const interaction of INTERACTIONS) addEventListener(interaction, start, options);
  storeClicks();
  addEventListener("load", awaitStillness);
  addEventListener("scroll", awaitStillness, options);
  // Two kinds of URLs need React at once: a search with a query, and the contact page with a topic.
  const query = new URLSearchParams(location.search);
  if (query.get("q") || query.get("about")) start();
}
// The draft is saved without React, so that no text is lost if the scripts fail. The page that
// confirms a sent message deletes the draft, unless the visitor has reached the page by Reload, Back
// or Forward: by then, there may be a new draft.
if (pagePath === SENT && arrival()?.type === "navigate") forgetDraft();
restoreDraft();
addEventListener("input", ({ target }) => saveDraft((target as HTMLInputElement).form));
sendOnce();
showRelativeTimes();
closeMenuWhenLeft();
// The background is decoration. It loads last, when the browser is idle, and does not load for
// visitors who have turned on data saving. Safari has no requestIdleCallback. Errors are ignored,
// because the page works without the background.
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
