import type { GatsbyGlobals, RouterHistory } from "./gatsby-globals";
import { prefetchLess } from "./prefetch";
import { navigateInTime, watchBackAndForward } from "./slow-page";

/**
 * Replaces the functions that Gatsby's links call with functions of slow-page.ts and prefetch.ts.
 * No documented hook is enough: `onRouteUpdateDelayed` is not called after a link whose data fails,
 * and `disableCorePrefetching` turns off all prefetching. If a page is not loaded after 4 seconds,
 * the browser loads its document; Gatsby would wait without limit. Gatsby's links would prefetch
 * every linked page in the viewport (130 kB on `/` in November 2026, Gatsby 5.16.1). If a function
 * does not exist, the patch does nothing, and its message on the console fails every browser test.
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
