import type { Page, Route } from "@playwright/test";

/** A promise that resolves when `release` is called. */
export function gate() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, released };
}

/** For `before`: delays requests of a page until `release`, as a slow connection does. */
export function holding(
  what: Parameters<Page["route"]>[0],
  answer = (route: Route) => route.continue(),
) {
  const { release, released } = gate();
  const before = (page: Page) =>
    page.route(what, async (route) => {
      await released;
      // The page may be closed.
      await answer(route).catch(() => {});
    });
  return { before, release };
}
