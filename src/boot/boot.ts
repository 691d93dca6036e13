import "../styles";
import { showRelativeTimes } from "./relative-times";

/**
 * The only script of the first view. The page works as plain HTML; Gatsby and React load when the
 * visitor first shows intent: points, touches, scrolls, focuses or types.
 */
const INTENTS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "focusin",
  "keydown",
];

const options = { capture: true, passive: true };
let loading = false;

function start() {
  if (loading) return;
  loading = true;
  for (const intent of INTENTS) removeEventListener(intent, start, options);
  import(/* webpackChunkName: "site" */ "gatsby-app").catch(() => {
    // The page stays what it is, plain HTML; the next intent tries again.
    loading = false;
    listen();
  });
}

function listen() {
  for (const intent of INTENTS) addEventListener(intent, start, options);
}

listen();
showRelativeTimes();
