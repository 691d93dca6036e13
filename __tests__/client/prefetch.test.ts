/** @jest-environment jsdom */
import { disableCorePrefetching, prefetchPages } from "../../src/client/prefetch";

const loadPage = jest.fn();
const hovering = jest.fn();

/** A page whose browser tells this of its connection. */
function openPage(connection?: { saveData: boolean; effectiveType: string }) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const enqueue = (_path: string) => ({ abort() {} });
  const loader = { loadPage, hovering, enqueue };
  Object.assign(globalThis, { ___loader: loader });
  prefetchPages();
  return loader;
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("a link in view gets its page as soon as the browser is idle", () => {
  openPage().enqueue("/work");
  expect(loadPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(loadPage).toHaveBeenCalledWith("/work");
});

test("a link that left the view before gets nothing", () => {
  openPage().enqueue("/work").abort();
  jest.advanceTimersByTime(10_000);
  expect(loadPage).not.toHaveBeenCalled();
});

test("Gatsby does not get pages in its own way besides", () => {
  expect(disableCorePrefetching?.({} as never, { plugins: [] })).toBe(true);
});

test.each([
  ["without a word about the connection", undefined],
  ["on a fast connection", { saveData: false, effectiveType: "4g" }],
])("a link that is pointed at gets its page %s", (_when, connection) => {
  openPage(connection).hovering("/work");
  expect(hovering).toHaveBeenCalledWith("/work");
});

test.each([
  ["where data is saved", { saveData: true, effectiveType: "4g" }],
  ["on a slow connection", { saveData: false, effectiveType: "2g" }],
  ["on a very slow connection", { saveData: false, effectiveType: "slow-2g" }],
])("no link gets anything in advance %s", (_when, connection) => {
  const loader = openPage(connection);
  loader.hovering("/work");
  loader.enqueue("/work");
  jest.advanceTimersByTime(10_000);
  expect(hovering).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
});
