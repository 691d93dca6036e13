import type { Page, Route } from "@playwright/test";

export type Fault = (route: Route) => Promise<unknown> | undefined;

const html = "<!doctype html><title>Sign in</title><p>Sign in</p>";

/** Responds with half of a file, as after a transfer that stopped without an error. */
async function half(route: Route) {
  const answer = await route.fetch();
  const body = await answer.body();
  await route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) });
}

/** Faults of a request, with names that complete "a file ...". */
export const FAULTS: [string, Fault][] = [
  ["is not found", (route) => route.fulfill({ status: 404, body: "Not found" })],
  ["has status 500", (route) => route.fulfill({ status: 500, body: "Oh" })],
  ["fails", (route) => route.abort()],
  ["never arrives", () => undefined],
  [
    "is replaced by an HTML page",
    (route) => route.fulfill({ body: html, contentType: "text/html" }),
  ],
  ["is cut off", half],
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
