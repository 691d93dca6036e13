import type { Page } from "@playwright/test";

/** For `before`: delays requests of a page until `release`, as a slow connection does. */
export function holding(what: Parameters<Page["route"]>[0]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const before = (page: Page) =>
    page.route(what, async (route) => {
      await released;
      await route.continue();
    });
  return { before, release };
}
