import type { RouterHistory } from "./gatsby-globals";

/** If the next page is not ready within this time, the page appears without a transition. */
const TIMEOUT_MS = 1_000;

let resolveTransition = () => {};

/** At the start, Gatsby replaces the URL /services/ by /services, which is the same page. */
const withoutSlash = (pathname: string) => pathname.replace(/\/$/, "");

/** Phones and tablets skip the animation, because they are slow to capture the old page. */
export function animateNavigation(history: RouterHistory): void {
  const skipped = matchMedia("(prefers-reduced-motion: reduce), (pointer: coarse)");
  let shown = withoutSlash(location.pathname);
  history.listen(({ location: { pathname }, action }) => {
    const leaves = withoutSlash(pathname) !== shown;
    shown = withoutSlash(pathname);
    if (action !== "PUSH" || !leaves || skipped.matches || !document.startViewTransition) return;
    const rendered = new Promise<void>((done) => {
      resolveTransition = done;
      setTimeout(done, TIMEOUT_MS);
    });
    // Both promises reject if the browser skips the transition, which is no error.
    const { ready, finished } = document.startViewTransition(() => rendered);
    for (const promise of [ready, finished]) promise.catch(() => {});
  });
}

export function endTransition(): void {
  resolveTransition();
}
