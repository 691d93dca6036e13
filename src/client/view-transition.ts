import type { RouterHistory } from "./gatsby-globals";

/** After this time without the next page, the page appears without a transition. */
const TIMEOUT_MS = 1_000;

let resolveTransition = () => {};

/**
 * The router renders the new page one frame after the URL has changed, so the browser can still
 * capture the old page. The capture is slow, so a phone or tablet shows the next page without it.
 */
export function animateNavigation(history: RouterHistory): void {
  const skipped = matchMedia("(prefers-reduced-motion: reduce), (pointer: coarse)");
  let shown = location.pathname;
  history.listen(({ location: { pathname }, action }) => {
    const leaves = pathname !== shown;
    shown = pathname;
    if (action !== "PUSH" || !leaves || skipped.matches || !document.startViewTransition) return;
    const rendered = new Promise<void>((done) => {
      resolveTransition = done;
      setTimeout(done, TIMEOUT_MS);
    });
    // Both promises reject if the tab is hidden or another transition starts. The page changes
    // anyway.
    const { ready, finished } = document.startViewTransition(() => rendered);
    for (const promise of [ready, finished]) promise.catch(() => {});
  });
}

export function endTransition(): void {
  resolveTransition();
}
