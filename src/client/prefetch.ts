import type { Loader } from "./gatsby-globals";

/** Links in the viewport load at most this number of pages. */
const MAX_PAGES = 4;

/** A page is loaded after its link has been in the viewport for this time. */
const DELAY_MS = 500;

function mayPrefetch(): boolean {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !connection?.saveData && !connection?.effectiveType.includes("2g");
}

/** Replaces Gatsby's prefetching, which loads the page of every link in the viewport. */
export function prefetchLess({ hovering }: Loader): Pick<Loader, "enqueue" | "hovering"> {
  const linked = new Set<string>();
  const load = (path: string) => {
    if (mayPrefetch()) hovering(path);
  };
  // On a touchscreen, `pointerdown` fires before `mouseenter`, to which Gatsby listens.
  addEventListener("pointerdown", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (link && linked.has(link.pathname)) load(link.pathname);
  });
  return {
    hovering: load,
    enqueue(path) {
      const isNew = !linked.has(path);
      linked.add(path);
      if (!isNew || linked.size > MAX_PAGES) return { abort() {} };
      const timer = setTimeout(load, DELAY_MS, path);
      return { abort: () => clearTimeout(timer) };
    },
  };
}
