import type { Loader } from "./gatsby-globals";

/**
 * The largest number of pages whose data is prefetched because a link to the page is in the viewport.
 * The count starts again with each document.
 */
const MAX_PAGES = 4;

/**
 * Whether pages may be loaded before the visitor opens them: not on slow connections, and not if the
 * visitor saves data.
 */
function mayPrefetch(): boolean {
  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !connection?.saveData && !connection?.effectiveType.includes("2g");
}

/**
 * Limits Gatsby's prefetching. A page whose link is under the pointer is loaded at once; of the links in
 * the viewport, only the first four prefetch their page's data, when the browser is idle.
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
