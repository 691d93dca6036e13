import type { RouterHistory } from "./gatsby-globals";

/** A page that needs more than this number of milliseconds to render appears without a transition. */
const TIMEOUT_MS = 1_000;

let resolveTransition = () => {};

/**
 * Starts a view transition when a link is followed inside the site, as `@view-transition` does
 * between documents. The router renders the new page a frame after it has changed the address, so
 * the old page can still be captured. The browser may animate Back and Forward itself.
 */
export function animateNavigation(history: RouterHistory): void {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let shown = location.pathname;
  history.listen(({ location: { pathname }, action }) => {
    const leaves = pathname !== shown;
    shown = pathname;
    if (action !== "PUSH" || !leaves || reducedMotion.matches || !document.startViewTransition)
      return;
    const rendered = new Promise<void>((done) => {
      resolveTransition = done;
      setTimeout(done, TIMEOUT_MS);
    });
    // The promises `ready` and `finished` reject if the tab is hidden or another transition starts.
    // The page changes nevertheless, so the errors are ignored.
    const { ready, finished } = document.startViewTransition(() => rendered);
    for (const promise of [ready, finished]) promise.catch(() => {});
  });
}

export function endTransition(): void {
  resolveTransition();
}
