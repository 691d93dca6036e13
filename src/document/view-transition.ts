/** A page that takes longer than this to render appears without a transition. */
const PATIENCE_MS = 1_000;

/** The history that Gatsby's router keeps; what of it is used here. */
interface RouterHistory {
  listen(listener: (change: { location: { pathname: string }; action: string }) => void): unknown;
}

let arrive = () => {};

/**
 * Lets one page fade into the next when a link is followed inside the site, as `@view-transition`
 * does between documents. The router changes the address first and renders a frame later, so the
 * change of address is where the old page can still be held. Back and Forward are left to the
 * browser, which may show a gesture of its own.
 */
export function watchNavigation(history: RouterHistory): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let shown = location.pathname;
  history.listen(({ location: { pathname }, action }) => {
    const leaves = pathname !== shown;
    shown = pathname;
    if (action !== "PUSH" || !leaves || calm.matches || !document.startViewTransition) return;
    const arrival = new Promise<void>((done) => {
      arrive = done;
      setTimeout(done, PATIENCE_MS);
    });
    // Skipped where the tab is hidden or the next one begins: the page changes all the same.
    const { ready, finished } = document.startViewTransition(() => arrival);
    for (const promise of [ready, finished]) promise.catch(() => {});
  });
}

/** The next page is there. */
export function stopHolding(): void {
  arrive();
}
