import type { Loader } from "./gatsby-globals";

/**
 * The largest number of pages whose data is prefetched because a link to the page is in the viewport.
 * The count starts again with each document.
 */
const MAX_PAGES = 4;

/** False on slow connections, and if the visitor saves data. */
function mayPrefetch(): boolean {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !connection?.saveData && !connection?.effectiveType.includes("2g");
}

/**
 * Limits Gatsby's prefetching. When the pointer is over a link, the page of the link is loaded at
 * once. Only the first four links in the viewport prefetch the data of their pages, when the
 * browser is idle.
 */
export function prefetchLess(loader: Loader): Pick<Loader, "enqueue" | "hovering"> {
  const { prefetch, hovering } = loader;
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
      return isNew && linked.size <= MAX_PAGES ? prefetch(path) : { abort() {} };
    },
  };
}
