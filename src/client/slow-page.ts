import type { GatsbyGlobals, RouterHistory } from "./gatsby-globals";

/**
 * If React cannot show the next page within this time, the browser navigates to the page without
 * React.
 */
const TIMEOUT_MS = 4_000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The number of the latest navigation. Earlier navigations must not change the page. */
let latest = 0;
let rendered = "";

function startTimeout(onTimeout: () => void): number {
  stopWaiting();
  const current = latest;
  timer = setTimeout(() => {
    latest += 1;
    onTimeout();
  }, TIMEOUT_MS);
  return current;
}

function stopWaiting(): void {
  clearTimeout(timer);
  latest += 1;
}

export function pageIsRendered(): void {
  stopWaiting();
  rendered = location.pathname;
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
    const current = startTimeout(() => location.assign(to));
    const { pathname, search } = new URL(to, location.href);
    const loaded = await loader.loadPage(pathname + search).catch(() => undefined);
    if (current !== latest) return;
    clearTimeout(timer);
    const isCurrent = loaded?.page?.webpackCompilationHash === gatsby.___webpackCompilationHash;
    if (isCurrent) navigate(to, options);
    else location.assign(to);
  };
}

/** Back and Forward have already changed the URL, so a reload loads the document of the new page. */
export function watchBackAndForward(history: RouterHistory): void {
  rendered = location.pathname;
  history.listen(({ location: { pathname }, action }) => {
    if (action !== "POP") return;
    if (pathname === rendered) stopWaiting();
    else startTimeout(() => location.reload());
  });
}
