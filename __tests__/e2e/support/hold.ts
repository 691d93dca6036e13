import type { Page, Route } from "@playwright/test";

/** Returns a promise, and the function that resolves the promise. */
export function gate() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, released };
}

/** Delays a page's requests until `release` is called, as a slow connection would. */
export function holding(
  what: Parameters<Page["route"]>[0],
  answer = (route: Route) => route.continue(),
) {
  const { release, released } = gate();
  const before = (page: Page) =>
    page.route(what, async (route) => {
      await released;
      // The page may already be closed, so errors are ignored.
      await answer(route).catch(() => {});
    });
  return { before, release };
}
