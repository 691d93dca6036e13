import "../styles";
import { forgetDraft, restoreDraft, saveDraft } from "../contact/draft";
import { lastClick } from "../lib/last-click";
import type { MESSAGE_SENT } from "../routes";
import { closeMenuWhenLeft } from "./menu";
import { preloadAssets } from "./preload-assets";
import { showRelativeTimes } from "./relative-times";

/**
 * The only script of the first view. The page works as plain HTML; Gatsby and React load when the
 * visitor first shows intent: points, touches, scrolls, focuses or types.
 */
const INTENTS = ["pointermove", "pointerdown", "touchstart", "wheel", "focusin", "keydown"];

/**
 * A page may first scroll by itself, gliding to the anchor in its address or to where the visitor
 * was. Once it has stood still for this long, scrolling is the visitor's, also where no key, wheel
 * or finger tells.
 */
const STILL_MS = 500;

/** Written out, because with one address all of them would come; the type holds them together. */
const SENT: typeof MESSAGE_SENT = "/contact/sent";

const options = { capture: true, passive: true };
let loading = false;
let pauseMs = 0;
let stillness: ReturnType<typeof setTimeout>;

function start() {
  if (loading) return;
  loading = true;
  import(/* webpackChunkName: "site" */ "../document/site").catch(() => {
    // The page stays what it is, plain HTML; the next intent tries again. A pointer on its way is
    // a hundred of them, so after a second failure there are pauses.
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

/** How the visitor came: its `type` is `navigate` after a link or a form. */
const arrival = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0];

const shown = location.pathname;
// After a reload, Back and Forward lead to pages that were shown in the same document, and leave it
// to the scripts to show them. src/document/takeover.tsx ends this.
window.onpopstate = () => {
  if (location.pathname !== shown) location.reload();
};

const { pagePath } = window as { pagePath?: string };
// The not-found page stays plain HTML: Gatsby would ask for the data of a page that does not exist,
// and at paths as `/a%2Fb` put an empty page in its place.
if (pagePath !== "/404.html") {
  for (const intent of INTENTS) addEventListener(intent, start, options);
  const keep = (click: MouseEvent) => {
    lastClick.event = click;
  };
  addEventListener("click", keep, options);
  addEventListener("load", awaitStillness);
  addEventListener("scroll", awaitStillness, options);
  // Visitors who follow a link to a search want its results; who comes with a topic, to write.
  const asked = new URLSearchParams(location.search);
  if (asked.get("q") || asked.get("about")) start();
}
// Before React and beside it: whatever becomes of the scripts, nothing that was typed is lost.
// Arriving where a message was sent forgets it. Coming back there by Forward, or a reload, does not:
// another may have been begun meanwhile.
if (pagePath === SENT && arrival()?.type === "navigate") forgetDraft();
restoreDraft();
addEventListener("input", ({ target }) => saveDraft((target as HTMLInputElement).form));
showRelativeTimes();
closeMenuWhenLeft();
// Decoration comes last: when everything else is here and the browser has nothing to do. (Safari
// does not tell when that is.) A page that cannot draw it is as good without.
addEventListener("load", () =>
  (self.requestIdleCallback || setTimeout)(() => {
    import(/* webpackChunkName: "background" */ "../background/background")
      .then(({ startBackground }) => startBackground())
      .catch(() => {});
  }),
);
