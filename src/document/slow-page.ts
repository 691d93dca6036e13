/** How long a visitor waits for a page's data before its document is asked for instead. */
const PATIENCE_MS = 4_000;

/** What Gatsby's loader gives for a page, nothing of it for one that failed. */
interface LoadedPage {
  page?: { webpackCompilationHash?: string };
}

/** What Gatsby leaves on `window`; its links call `___navigate`. */
export interface GatsbyWindow {
  ___navigate(to: string | number, options?: object): void;
  ___loader: { loadPage(path: string): Promise<LoadedPage | undefined> };
  ___webpackCompilationHash: string;
}

/** The history that Gatsby's router keeps; what of it is used here. */
interface RouterHistory {
  listen(listener: (change: { location: { pathname: string }; action: string }) => void): unknown;
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Which navigation is waited for; one that was overtaken must not take the visitor away later. */
let latest = 0;
/** Path of the page that is shown. */
let shown = "";

/** Ends what was waited for, and gives the number of the new wait. */
function wait(giveUp: () => void): number {
  clearTimeout(timer);
  latest += 1;
  timer = setTimeout(() => {
    latest += 1;
    giveUp();
  }, PATIENCE_MS);
  return latest;
}

/**
 * Makes every link lead where it says, whatever becomes of the page's data and scripts. Gatsby waits
 * for them without end; where they fail or are of a newer deployment, it loads the document, but of
 * the bare path: here the query and the anchor stay.
 */
export function watchSlowPages(gatsby: GatsbyWindow, history: RouterHistory): void {
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  shown = location.pathname;
  gatsby.___navigate = async (to, options) => {
    if (typeof to === "number") return navigate(to);
    const mine = wait(() => location.assign(to));
    const { pathname, search } = new URL(to, location.href);
    const loaded = await loader.loadPage(pathname + search).catch(() => undefined);
    if (mine !== latest) return;
    clearTimeout(timer);
    const fits = loaded?.page?.webpackCompilationHash === gatsby.___webpackCompilationHash;
    if (fits) navigate(to, options);
    else location.assign(to);
  };
  // By Back and Forward the address is there before the page is.
  history.listen(({ location: { pathname }, action }) => {
    if (action === "POP" && pathname !== shown) wait(() => location.reload());
  });
}

/** The visitor has arrived somewhere. */
export function stopWaiting(): void {
  clearTimeout(timer);
  latest += 1;
  shown = location.pathname;
}
