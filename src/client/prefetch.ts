import type { Loader } from "./gatsby-globals";

/** The largest number of pages that one document loads because links to them are in the viewport. */
const MAX_PAGES = 4;

/** Milliseconds from when a link enters the viewport until its page is loaded. */
const DELAY_MS = 500;

function mayPrefetch(): boolean {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !connection?.saveData && !connection?.effectiveType.includes("2g");
}

/**
 * Replaces Gatsby's prefetching. The pages of the first four links in the viewport are loaded after
 * a short delay. Any other page is loaded when a pointer or a finger is on a link to this page.
 */
export function prefetchLess({ hovering }: Loader): Pick<Loader, "enqueue" | "hovering"> {
  const linked = new Set<string>();
  const load = (path: string) => {
    if (mayPrefetch()) hovering(path);
  };
  // On a touchscreen, `pointerdown` fires when the finger touches the link. Gatsby listens to
  // `mouseenter`, which fires only when the finger is lifted.
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
