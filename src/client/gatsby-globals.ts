/** Functions of Gatsby in the browser that this site calls or replaces. */

interface LoadedPage {
  page?: { webpackCompilationHash?: string };
}

export interface Loader {
  loadPage(path: string): Promise<LoadedPage | undefined>;
  /** Returns the page if it is already loaded. */
  loadPageSync(path: string): LoadedPage | undefined;
  /** Gatsby calls `enqueue` when a link enters the viewport, and `abort` when the link leaves. */
  enqueue(path: string): { abort(): void };
  hovering(path: string): void;
}

export interface GatsbyGlobals {
  ___navigate(to: string | number, options?: object): void;
  ___loader: Loader;
  ___webpackCompilationHash: string;
  /**
   * Maps each page to its scripts. src/gatsby/patches/no-chunk-map.ts removes this map from the
   * HTML.
   */
  ___chunkMapping?: Record<string, string[]>;
}

/** The history of the router, which calls the listeners after every change of the URL. */
export interface RouterHistory {
  listen(
    listener: (change: { location: { pathname: string }; action: string }) => void,
  ): () => void;
}
