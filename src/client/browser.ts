// Webpack resolves this import to Gatsby's copy of the router.
import { globalHistory } from "@reach/router";
import type { GatsbyBrowser } from "gatsby";
import { enhancePage } from "../enhance/enhance-page";
import { clearFailedPreloads } from "./failed-preloads";
import type { GatsbyGlobals } from "./gatsby-globals";
import { patchGatsby } from "./patch-gatsby";
import { loadTextFace, showTextFace } from "./text-face";
import { animateNavigation, endTransition } from "./view-transition";

export { replaceHydrateFunction } from "./hydrate";
export { wrapPageElement, wrapRootElement } from "./wrap-elements";

/** Escapes an invalid hash such as `#100%`, with which Gatsby would show an empty page. */
function repairHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
    // The router has already read the invalid URL. The `popstate` event makes the router read the
    // repaired URL.
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  repairHash();
  addEventListener("popstate", repairHash);
  // In development, nothing is patched, because Gatsby creates these functions later.
  if (process.env.NODE_ENV !== "development")
    patchGatsby(window as unknown as GatsbyGlobals, globalHistory);
  animateNavigation(globalHistory);
  // Gatsby waits for this promise before it requests its first file.
  return clearFailedPreloads();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    showTextFace();
  }
  endTransition();
  loadTextFace();
  enhancePage();
};

/**
 * Returns whether to scroll. The first call returns false, because the visitor is already reading
 * when React starts.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false;
  // The router sets `action` to PUSH only after a click on a link.
  const followed = (location as { action?: string }).action === "PUSH";
  if (prevRouterProps.location.pathname === location.pathname) return followed;
  const anchor = followed && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const [left, top] = getSavedScrollPosition(location);
  if (anchor) anchor.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ left, top, behavior: "instant" });
  return false;
};
