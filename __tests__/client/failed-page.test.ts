/** @jest-environment jsdom */
import { earlierFailure, rememberFailure } from "../../src/client/failed-page";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ key: "1" }, "", "/pricing");
});
afterEach(() => jest.restoreAllMocks());

test("remembers the error of a page, and none of another page", () => {
  expect(earlierFailure()).toBeUndefined();
  rememberFailure(new TypeError("no such node"));
  expect(earlierFailure()).toBe("TypeError: no such node");
  history.replaceState(null, "", "/work");
  expect(earlierFailure()).toBeUndefined();
});

test("remembers the error with the entry of the history if the browser forbids storage", () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  rememberFailure(new Error("no such node"));
  expect(earlierFailure()).toBe("Error: no such node");
  expect(history.state.key).toBe("1");
});
