import type { GatsbyBrowser } from "gatsby";

/** What a browser tells of its connection, where it tells. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** What Gatsby leaves on `window`; what of it is used here. */
interface GatsbyWindow {
  ___loader: { loadPage(path: string): unknown; hovering(path: string): void };
}

const gatsby = globalThis as unknown as GatsbyWindow;

/**
 * Gatsby collects the links that are in view, waits for a quiet moment and then names them, a few
 * at a time; none where the connection is slow or to be spared. Its own prefetching stops at the
 * data of their pages, because it looks for scripts by the names of their files, which have numbers
 * here. This gets all that the page needs.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#onPrefetchPathname
 */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) => {
  gatsby.___loader.loadPage(pathname);
};

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#disableCorePrefetching */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Gatsby gets the page of a link that is pointed at whatever the connection is. */
export function restrainHovering(): void {
  const loader = gatsby.___loader;
  const { hovering } = loader;
  const { connection } = navigator as { connection?: Connection };
  loader.hovering = (path) => {
    if (!connection?.saveData && !connection?.effectiveType.includes("2g")) hovering(path);
  };
}
