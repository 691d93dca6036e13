import type { GatsbyGlobals, Loader, RouterHistory } from "./gatsby-globals";

/**
 * If the page of a link does not load within this time, the browser itself navigates to the page,
 * instead of React.
 */
const TIMEOUT_MS = 4_000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The number of the latest navigation. Earlier navigations must not change the page. */
let latest = 0;

function stopWaiting(): void {
  clearTimeout(timer);
  latest += 1;
}

/**
 * Replaces Gatsby's `navigate`, which waits for the next page without limit. This function makes
 * the browser load the document of the next page if the page is slow, fails to load, or belongs to
 * another deployment.
 */
export function navigateInTime(gatsby: GatsbyGlobals): GatsbyGlobals["___navigate"] {
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  return async (to, options) => {
    if (typeof to === "number") return navigate(to);
    stopWaiting();
    const current = latest;
    timer = setTimeout(() => {
      stopWaiting();
      location.assign(to);
    }, TIMEOUT_MS);
    const { pathname, search } = new URL(to, location.href);
    const loaded = await loader.loadPage(pathname + search).catch(() => undefined);
    if (current !== latest) return;
    clearTimeout(timer);
    const isCurrent = loaded?.page?.webpackCompilationHash === gatsby.___webpackCompilationHash;
    if (isCurrent) navigate(to, options);
    else location.assign(to);
  };
}

/**
 * If Back or Forward opens a page that is not loaded, Gatsby requests the page, and renders it even
 * if the URL has changed again in the meantime. This function prevents this: it reloads, so the
 * browser loads the document of the new page. If the visitor presses Back or Forward again, this
 * cancels the running reload, so the function reloads again after every press.
 */
export function watchBackAndForward(loader: Loader, history: RouterHistory): void {
  // The data of this page may not have loaded yet. Gatsby renders nothing until the data has loaded.
  const first = location.pathname;
  let reloads = false;
  history.listen(({ location: { pathname }, action }) => {
    if (action !== "POP") return;
    stopWaiting();
    reloads ||= pathname !== first && !loader.loadPageSync(pathname);
    if (reloads) location.reload();
  });
}
