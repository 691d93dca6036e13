import "./styles";
import { forgetDraft, restoreDraft, saveDraft } from "./contact/draft";
import { enhancePage } from "./enhance/enhance-page";
import { sendOnce } from "./islands/contact-form/send-once";
import type { MESSAGE_SENT } from "./routes";

/**
 * At the first of these events, or when the pointer moves or the page scrolls, Gatsby and React
 * load.
 */
const INTERACTIONS = ["pointerdown", "touchstart", "wheel", "focusin", "keydown"];

/**
 * Browsers scroll when they restore the scroll position of a page. So scrolling counts as an
 * interaction only if the page has loaded and has not scrolled for this time.
 */
const STILL_MS = 1_000;

/** The delay keeps the first paint and the animations of the hero smooth on phones. */
const BACKGROUND_DELAY_MS = 1_200;

/** The path is a literal, because importing routes.ts would make the script larger. */
const SENT: typeof MESSAGE_SENT = "/contact/sent";

const options = { capture: true, passive: true };
/**
 * Without `capture`, the listener receives scroll events of the page only. Browsers scroll the row
 * of category filters by themselves, so scroll events of elements must not count as interactions.
 */
const pageOnly = { passive: true };
let loading = false;
let pauseMs = 0;
let stillness: ReturnType<typeof setTimeout>;

/**
 * Preloads all chunks and data of the page in parallel; Gatsby would request them one by one.
 * src/document/on-render-body.tsx writes `data-needs`.
 */
function preloadAssets(): void {
  for (const name of `app-data ${document.body.dataset.needs}`.split(" ")) {
    if (Number(name)) __webpack_chunk_load__(name).catch(() => {});
    else
      document.head.insertAdjacentHTML(
        "beforeend",
        `<link rel=preload as=fetch crossorigin href=/page-data/${name}.json>`,
      );
  }
}

function start() {
  if (loading) return;
  loading = true;
  import(/* webpackChunkName: "site" */ "./client/site").catch(() => {
    // If loading fails, the first interaction after a pause loads the script again. The pause
    // limits the attempts, because a moving pointer fires many events.
    setTimeout(() => {
      loading = false;
    }, pauseMs);
    pauseMs += 2_000;
  });
  preloadAssets();
}

/** Chrome also fires `pointermove` when a page appears under a pointer that does not move. */
function startAtMovement({ movementX, movementY }: PointerEvent) {
  if (movementX || movementY) start();
}

function awaitStillness() {
  clearTimeout(stillness);
  stillness = setTimeout(listenToScrolling, STILL_MS);
}

function listenToScrolling() {
  removeEventListener("scroll", awaitStillness);
  addEventListener("scroll", start, pageOnly);
}

const navigationEntry = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0];

const shown = location.pathname;
// Back and Forward can change the URL without loading a document. Before hydration, this handler
// reloads the page.
window.onpopstate = () => {
  if (location.pathname !== shown) location.reload();
};

const { pagePath } = window as { pagePath?: string };
// Gatsby has no data for unknown URLs and cannot hydrate there, so the not-found page works without
// React.
if (pagePath !== "/404.html") {
  for (const interaction of INTERACTIONS) addEventListener(interaction, start, options);
  addEventListener("pointermove", startAtMovement, options);
  addEventListener("load", awaitStillness);
  addEventListener("scroll", awaitStillness, pageOnly);
  // React must load at once to show search results, or to insert a topic into the contact form.
  const query = new URLSearchParams(location.search);
  if (query.get("q") || query.get("about")) start();
}
// Drafts are saved without React, so no text is lost if other scripts fail. The confirmation page
// deletes the draft, but not after Reload, Back or Forward, because the visitor may have begun a
// new message by then.
if (pagePath === SENT && navigationEntry()?.type === "navigate") forgetDraft();
restoreDraft();
addEventListener("input", ({ target }) => saveDraft((target as HTMLInputElement).form));
// While the page has the attribute `data-navigation`, each new element is hidden in its first
// frame. The attribute is removed in the second frame of the page. If it stayed, elements that a
// browser extension removes and inserts again would also be hidden.
requestAnimationFrame(() =>
  requestAnimationFrame(() => document.documentElement.removeAttribute("data-navigation")),
);
sendOnce();
enhancePage();
// Errors in loading the background are ignored, because the page works without it.
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (!connection?.saveData) {
  addEventListener("load", () =>
    setTimeout(() => {
      import(/* webpackChunkName: "background" */ "./background/background")
        .then(({ startBackground }) => startBackground())
        .catch(() => {});
    }, BACKGROUND_DELAY_MS),
  );
}
