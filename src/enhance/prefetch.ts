/** Links to other pages of the site, nearly the same as in src/output/speculation-rules.ts. */
const LINKS = 'a[href^="/"]:not([href*="."], [target], [aria-current="page"])';

/**
 * Prefetches the document of a link when a pointer, such as a finger, enters the link. The boot
 * script loads this module in browsers that do not support speculation rules.
 */
export function prefetchLinks(): void {
  const prefetched = new Set<string>();
  addEventListener("pointerover", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || prefetched.has(link.pathname)) return;
    prefetched.add(link.pathname);
    // The response goes into the cache of the browser. An error is no problem, because a click
    // requests the document again.
    fetch(link.href, { priority: "low" }).catch(() => {});
  });
}
