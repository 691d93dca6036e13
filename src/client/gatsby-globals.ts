/** The parts of Gatsby's browser code that this site calls, or that patch-gatsby.ts replaces. */

interface LoadedPage {
  page?: { webpackCompilationHash?: string };
}

export interface Loader {
  loadPage(path: string): Promise<LoadedPage | undefined>;
  /**
   * Gatsby's links call `enqueue` when they enter the viewport, and `abort` when they leave the
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
  /** The scripts of each page, which src/gatsby/patches/no-chunk-map.ts removes from the HTML. */
  ___chunkMapping?: Record<string, string[]>;
}

/** Gatsby's router: calls the listener after every change of the address. */
export interface RouterHistory {
  listen(
    listener: (change: { location: { pathname: string }; action: string }) => void,
  ): () => void;
}
