/** The functions of Gatsby in the browser that this site calls or replaces. */

interface LoadedPage {
  page?: { webpackCompilationHash?: string };
}

export interface Loader {
  loadPage(path: string): Promise<LoadedPage | undefined>;
  /**
   * Called when a link enters the viewport; `abort` is called when the link leaves the viewport.
   */
  enqueue(path: string): { abort(): void };
  /** Called when the pointer is on a link. */
  hovering(path: string): void;
}

export interface GatsbyGlobals {
  ___navigate(to: string | number, options?: object): void;
  ___loader: Loader;
  ___webpackCompilationHash: string;
  /** The scripts of each page, which src/gatsby/patches/no-chunk-map.ts removes. */
  ___chunkMapping?: Record<string, string[]>;
}

/** The router calls the listener after every change of the URL. */
export interface RouterHistory {
  listen(
    listener: (change: { location: { pathname: string }; action: string }) => void,
  ): () => void;
}
