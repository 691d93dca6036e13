import type { Page, Route } from "@playwright/test";

export type Fault = (route: Route) => Promise<unknown> | undefined;

/** Makes all storage of a page throw, as in private windows of some browsers. */
export const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
