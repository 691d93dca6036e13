import type { GatsbyBrowser } from "gatsby";

/** `navigator.connection`, in browsers that have it. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** The part of Gatsby's globals that is used here. */
interface GatsbyWindow {
  ___loader: { loadPage(path: string): unknown; hovering(path: string): void };
}

const gatsby = globalThis as unknown as GatsbyWindow;

/**
 * Prefetches scripts and data of a page. Gatsby calls this for links in view when the browser is idle,
 * a few at a time, and not on slow or metered connections. Its own prefetching would get only the data,
 * because it looks up scripts in the chunk map (src/gatsby/patches/no-chunk-map.ts).
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#onPrefetchPathname
 */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) => {
  gatsby.___loader.loadPage(pathname);
};

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#disableCorePrefetching */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Stops Gatsby from prefetching the page of a hovered link on slow or metered connections. */
export function limitHoverPrefetch(): void {
  const loader = gatsby.___loader;
  const { hovering } = loader;
  const { connection } = navigator as { connection?: Connection };
  loader.hovering = (path) => {
    if (!connection?.saveData && !connection?.effectiveType.includes("2g")) hovering(path);
  };
}
