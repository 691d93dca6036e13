import type { GatsbyBrowser } from "gatsby";

/** What a browser tells of its connection, where it tells. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Gatsby's links call `abort` when they leave the view again. */
interface Prefetch {
  abort(): void;
}

/** What Gatsby leaves on `window`; what of it is used here. */
interface GatsbyWindow {
  ___loader: {
    loadPage(path: string): unknown;
    hovering(path: string): void;
    enqueue(path: string): Prefetch;
  };
}

/** Gatsby's own prefetching looks for scripts by the names of their files, which have numbers here. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Visitors who save data, or have a slow connection, get only the pages that they open. */
function maySpend(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType.includes("2g");
}

// Safari has no idle callbacks.
const whenIdle = (run: () => void): (() => void) => {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
};

/**
 * Gets the page of a link, its data and its scripts, once the link is in view and the browser is idle,
 * and of a link that is pointed at. Gatsby waits three seconds for the former and then gets four pages
 * at a time, so that a visitor on a phone would have tapped long before; and it does the latter on
 * any connection.
 */
export function prefetchPages(): void {
  const loader = (globalThis as unknown as GatsbyWindow).___loader;
  const { hovering } = loader;
  loader.enqueue = (path) => {
    const abort = maySpend() ? whenIdle(() => loader.loadPage(path)) : () => {};
    return { abort };
  };
  loader.hovering = (path) => {
    if (maySpend()) hovering(path);
  };
}
