import type { GatsbyGlobals, RouterHistory } from "./gatsby-globals";
import { prefetchLess } from "./prefetch";
import { navigateInTime, watchBackAndForward } from "./slow-page";

/**
 * Gatsby has no hook for this: `onRouteUpdateDelayed` is not called if data fails to load, and
 * `disableCorePrefetching` turns off all prefetching. slow-page.ts limits a navigation to 4
 * seconds; prefetch.ts saves 130 kB on `/` (November 2026, Gatsby 5.16.1). If a function does not
 * exist, every browser test fails with an error on the console.
 */
export function patchGatsby(gatsby: GatsbyGlobals, history: RouterHistory): void {
  const { ___navigate, ___loader: loader } = gatsby;
  const used = { ___navigate, ...loader };
  for (const name of ["___navigate", "loadPage", "enqueue", "hovering"] as const) {
    if (typeof used[name] === "function") continue;
    console.error(
      `src/client/patch-gatsby.ts is outdated: Gatsby has no function ${name}. Adapt the patch.`,
    );
    return;
  }
  gatsby.___chunkMapping = {};
  Object.assign(loader, prefetchLess(loader));
  gatsby.___navigate = navigateInTime(gatsby);
  watchBackAndForward(history);
}
