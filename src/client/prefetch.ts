import type { Loader } from "./gatsby-globals";

/** Maximum number of pages that are prefetched because their links are in the viewport. */
const MAX_PAGES = 4;

/** The time for which a link must be in the viewport before its page is prefetched. */
const DELAY_MS = 500;

function mayPrefetch(): boolean {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !connection?.saveData && !connection?.effectiveType.includes("2g");
}

/** Replaces Gatsby's prefetching, which loads the pages of all links in the viewport. */
export function prefetchLess({ hovering }: Loader): Pick<Loader, "enqueue" | "hovering"> {
  const linked = new Set<string>();
  const prefetched = new Set<string>();
  const load = (path: string) => {
    if (mayPrefetch()) hovering(path);
  };
  // On a touchscreen, `pointerdown` fires earlier than `mouseenter`, on which Gatsby prefetches.
  addEventListener("pointerdown", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (link && linked.has(link.pathname)) load(link.pathname);
  });
  return {
    hovering: load,
    enqueue(path) {
      linked.add(path);
      const timer = setTimeout(() => {
        if (prefetched.has(path) || prefetched.size === MAX_PAGES) return;
        prefetched.add(path);
        load(path);
      }, DELAY_MS);
      return { abort: () => clearTimeout(timer) };
    },
  };
}
