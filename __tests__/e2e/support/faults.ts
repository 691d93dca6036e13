import type { Page, Route } from "@playwright/test";

export type Fault = (route: Route) => Promise<unknown> | undefined;

const html = "<!doctype html><title>Sign in</title><p>Sign in</p>";

/** Half of a file, as after an interrupted transfer that was not noticed. */
async function half(route: Route) {
  const answer = await route.fetch();
  const body = await answer.body();
  await route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) });
}

/** Faults of a request. */
export const FAULTS: [string, Fault][] = [
  ["is not found", (route) => route.fulfill({ status: 404, body: "Not found" })],
  ["is a fault of the server", (route) => route.fulfill({ status: 500, body: "Oh" })],
  ["fails", (route) => route.abort()],
  ["never comes", () => undefined],
  ["is something else", (route) => route.fulfill({ body: html, contentType: "text/html" })],
  ["breaks off", half],
];

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
