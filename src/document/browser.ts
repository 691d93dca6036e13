// Gatsby leads this name to its own copy of the router.
import { globalHistory } from "@reach/router";
import type { GatsbyBrowser } from "gatsby";
import { forgetFailedPreloads } from "./failed-preloads";
import { mendAnchor } from "./mend-anchor";
import { prefetchPages } from "./prefetch";
import { type GatsbyWindow, stopWaiting, watchSlowPages } from "./slow-page";
import { stopHolding, watchNavigation } from "./view-transition";

export { replaceHydrateFunction } from "./hydrate";
export { disableCorePrefetching } from "./prefetch";
export { wrapPageElement } from "./wrap-page-element";
export { wrapRootElement } from "./wrap-root-element";

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#onClientEntry */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  prefetchPages();
  mendAnchor();
  addEventListener("popstate", mendAnchor);
  watchSlowPages(window as unknown as GatsbyWindow, globalHistory);
  watchNavigation(globalHistory);
  // Gatsby waits for this.
  return forgetFailedPreloads();
};

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#onRouteUpdate */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  stopWaiting();
  stopHolding();
};

/**
 * React arrives while somebody is already reading: starting it must not move the page, not even
 * to the anchor in its address. Inside a page, links are followed as Gatsby does it, and Back and
 * Forward are left to the browser. Another page is shown at once, without gliding there: where it
 * starts, or after Back and Forward where the visitor left it.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#shouldUpdateScroll
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false;
  // Gatsby sets it when a link is followed, and only then.
  const followed = (location as { action?: string }).action === "PUSH";
  if (prevRouterProps.location.pathname === location.pathname) return followed;
  const anchor = followed && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const [left, top] = getSavedScrollPosition(location);
  if (anchor) anchor.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ left, top, behavior: "instant" });
  return false;
};
