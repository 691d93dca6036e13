import type { Page } from "@playwright/test";

/** Makes access to storage throw an error, as in private windows of some browsers. */
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
