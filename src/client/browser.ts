// Gatsby replaces the import of `@reach/router` by Gatsby's own copy of the router.
import { globalHistory } from "@reach/router";
import type { GatsbyBrowser } from "gatsby";
import { dropClicks } from "../lib/last-click";
import { clearFailedPreloads } from "./failed-preloads";
import type { GatsbyGlobals } from "./gatsby-globals";
import { patchGatsby } from "./patch-gatsby";
import { pageIsRendered } from "./slow-page";
import { showTextFace } from "./text-face";
import { animateNavigation, endTransition } from "./view-transition";

export { replaceHydrateFunction } from "./hydrate";
export { wrapPageElement, wrapRootElement } from "./wrap-elements";

/** Escapes an invalid hash such as `#100%`, for which Gatsby would show an empty page. */
function repairHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
    // The router has already read the old address. This event makes the router read the new address.
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }
}

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#onClientEntry */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  repairHash();
  addEventListener("popstate", repairHash);
  // In development, Gatsby creates the functions that the patch replaces after this hook.
  if (process.env.NODE_ENV !== "development")
    patchGatsby(window as unknown as GatsbyGlobals, globalHistory);
  animateNavigation(globalHistory);
  // Gatsby waits for the returned promise before it sends its first request.
  return clearFailedPreloads();
};

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#onRouteUpdate */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = async ({ location, prevLocation }) => {
  pageIsRendered();
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    dropClicks();
    await showTextFace();
  }
  endTransition();
};

/**
 * Decides where Gatsby scrolls after a navigation. The first call does not scroll, because the
 * visitor is already reading when React starts. A link within a page scrolls as by default. After
 * Back and Forward within a page, the browser scrolls. Other navigations scroll without animation.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#shouldUpdateScroll
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false;
  // The router sets `action` only when a link was followed.
  const followed = (location as { action?: string }).action === "PUSH";
  if (prevRouterProps.location.pathname === location.pathname) return followed;
  const anchor = followed && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const [left, top] = getSavedScrollPosition(location);
  if (anchor) anchor.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ left, top, behavior: "instant" });
  return false;
};
