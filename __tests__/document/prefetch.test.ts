/** @jest-environment jsdom */
import {
  disableCorePrefetching,
  limitHoverPrefetch,
  onPrefetchPathname,
} from "../../src/document/prefetch";

const loadPage = jest.fn();
const hovering = jest.fn();

/** A page whose browser tells this of its connection. */
function openPage(connection?: { saveData: boolean; effectiveType: string }) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const loader = { loadPage, hovering };
  Object.assign(globalThis, { ___loader: loader });
  limitHoverPrefetch();
  return loader;
}

beforeEach(() => jest.resetAllMocks());

test("a link in view gets all that its page needs, in place of what Gatsby would get", () => {
  openPage();
  onPrefetchPathname?.({ pathname: "/work" } as never, { plugins: [] });
  expect(loadPage).toHaveBeenCalledWith("/work");
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
])("a link that is pointed at gets nothing %s", (_when, connection) => {
  openPage(connection).hovering("/work");
  expect(hovering).not.toHaveBeenCalled();
});
