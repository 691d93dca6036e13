/** After this time without a page's data, the browser loads its document instead. */
const TIMEOUT_MS = 4_000;

/** The result of Gatsby's loader; `page` is missing if loading failed. */
interface LoadedPage {
  page?: { webpackCompilationHash?: string };
}

/** The part of Gatsby's globals that is used here; its links call `___navigate`. */
export interface GatsbyWindow {
  ___navigate(to: string | number, options?: object): void;
  ___loader: { loadPage(path: string): Promise<LoadedPage | undefined> };
  ___webpackCompilationHash: string;
}

/** The part of the router's history that is used here. */
interface RouterHistory {
  listen(listener: (change: { location: { pathname: string }; action: string }) => void): unknown;
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Number of the latest navigation. An earlier one that finishes late must not change the page. */
let latest = 0;
/** Path of the current page. */
let shown = "";

/** Starts the timeout of a new navigation, and returns its number. */
function startTimeout(onTimeout: () => void): number {
  clearTimeout(timer);
  latest += 1;
  timer = setTimeout(() => {
    latest += 1;
    onTimeout();
  }, TIMEOUT_MS);
  return latest;
}

/**
 * Loads the document of a link if the page's data and scripts are slow, fail, or belong to another
 * deployment. Gatsby itself waits for slow ones without limit, and in the other cases loads the document
 * without query and hash.
 */
export function watchSlowPages(gatsby: GatsbyWindow, history: RouterHistory): void {
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  shown = location.pathname;
  gatsby.___navigate = async (to, options) => {
    if (typeof to === "number") return navigate(to);
    const current = startTimeout(() => location.assign(to));
    const { pathname, search } = new URL(to, location.href);
    const loaded = await loader.loadPage(pathname + search).catch(() => undefined);
    if (current !== latest) return;
    clearTimeout(timer);
    const isCurrent = loaded?.page?.webpackCompilationHash === gatsby.___webpackCompilationHash;
    if (isCurrent) navigate(to, options);
    else location.assign(to);
  };
  // With Back and Forward, the address changes before the page is rendered.
  history.listen(({ location: { pathname }, action }) => {
    if (action === "POP" && pathname !== shown) startTimeout(() => location.reload());
  });
}

/** To be called when a page is rendered: cancels the timeout. */
export function stopWaiting(): void {
  clearTimeout(timer);
  latest += 1;
  shown = location.pathname;
}
