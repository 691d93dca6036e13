import type { GatsbyGlobals, RouterHistory } from "./gatsby-globals";
import { prefetchLess } from "./prefetch";
import { navigateInTime, watchBackAndForward } from "./slow-page";

/**
 * Limits the time of a navigation (slow-page.ts) and the number of prefetched pages (prefetch.ts,
 * which saves 130 kB on the home page). Gatsby 5.16.1 has no hook for either, so this file replaces
 * functions of Gatsby. If such a function does not exist, this file logs an error, which fails
 * every browser test.
 */
export function patchGatsby(gatsby: GatsbyGlobals, history: RouterHistory): void {
  const { ___navigate, ___loader: loader } = gatsby;
  const used = { ___navigate, ...loader };
  for (const name of ["___navigate", "loadPage", "loadPageSync", "enqueue", "hovering"] as const) {
    if (typeof used[name] === "function") continue;
    console.error(
      `src/client/patch-gatsby.ts is outdated: Gatsby has no function ${name}. Adapt the patch.`,
    );
    return;
  }
  gatsby.___chunkMapping = {};
  Object.assign(loader, prefetchLess(loader));
  gatsby.___navigate = navigateInTime(gatsby);
  watchBackAndForward(loader, history);
}
