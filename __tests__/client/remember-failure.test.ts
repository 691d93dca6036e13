/** @jest-environment jsdom */
import { earlierFailure, rememberFailure } from "../../src/client/hydrate";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ key: "1" }, "", "/pricing");
});
afterEach(() => jest.restoreAllMocks());

test("after an error of React, the browser remembers the error only for the page on which the error occurred", () => {
  expect(earlierFailure()).toBeUndefined();
  rememberFailure(new TypeError("no such node"));
  expect(earlierFailure()).toBe("TypeError: no such node");
  history.replaceState(null, "", "/work");
  expect(earlierFailure()).toBeUndefined();
});

test("if web storage is forbidden, the page stores an error of React in the history entry instead", () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  rememberFailure(new Error("no such node"));
  expect(earlierFailure()).toBe("Error: no such node");
  expect(history.state.key).toBe("1");
});
