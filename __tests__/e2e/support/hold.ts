import type { Page } from "@playwright/test";

/** Delays a page's requests until `release` is called, as a slow connection would. */
export function holding(what: Parameters<Page["route"]>[0]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const before = (page: Page) =>
    page.route(what, async (route) => {
      await released;
      // The page may already be closed, so errors are ignored.
      await route.continue().catch(() => {});
    });
  return { before, release };
}
