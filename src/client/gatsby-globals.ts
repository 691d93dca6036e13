/** The functions of Gatsby in the browser that this site calls or replaces. */

interface LoadedPage {
  page?: { webpackCompilationHash?: string };
}

export interface Loader {
  loadPage(path: string): Promise<LoadedPage | undefined>;
  /**
   * Gatsby calls `enqueue` when a link enters the viewport, and `abort` when the link leaves the
   * viewport.
   */
  enqueue(path: string): { abort(): void };
  /** Loads a page before a click. Gatsby calls this function when the pointer is on a link. */
  hovering(path: string): void;
}

export interface GatsbyGlobals {
  ___navigate(to: string | number, options?: object): void;
  ___loader: Loader;
  ___webpackCompilationHash: string;
  /**
   * The scripts of each page. src/gatsby/patches/no-chunk-map.ts removes this property from the
   * HTML.
   */
  ___chunkMapping?: Record<string, string[]>;
}

/** Gatsby's router. After every change of the URL, the router calls the listener. */
export interface RouterHistory {
  listen(
    listener: (change: { location: { pathname: string }; action: string }) => void,
  ): () => void;
}
