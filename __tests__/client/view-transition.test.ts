import { animateNavigation, endTransition } from "../../src/client/view-transition";
import { fakeHistory } from "../support/router-history";

let change: () => Promise<void>;
const skipped = () => Promise.reject(new Error("skipped"));
const startViewTransition = jest.fn((callback: () => Promise<void>) => {
  change = callback;
  return { ready: skipped(), finished: skipped() };
});
const media = { matches: "" };
let history: ReturnType<typeof fakeHistory>;

function open(api: object = { startViewTransition }, pathname = "/") {
  const matchMedia = (query: string) => ({
    get matches() {
      return query.split(", ").includes(media.matches);
    },
  });
  Object.assign(globalThis, { document: api, location: { pathname }, matchMedia });
  history = fakeHistory();
  animateNavigation(history);
}

async function isHeld(): Promise<boolean> {
  const changed = jest.fn();
  change().then(changed);
  await jest.advanceTimersByTimeAsync(0);
  return changed.mock.calls.length === 0;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  media.matches = "";
});
afterEach(() => jest.useRealTimers());

test("a view transition shows the old page until the next page is rendered", async () => {
  open();
  history.change("PUSH", "/work");
  expect(await isHeld()).toBe(true);
  await jest.advanceTimersByTimeAsync(900);
  expect(await isHeld()).toBe(true);
  endTransition();
  expect(await isHeld()).toBe(false);
});

test("a view transition ends after one second if the next page is not rendered", async () => {
  open();
  history.change("PUSH", "/work");
  await jest.advanceTimersByTimeAsync(999);
  expect(await isHeld()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isHeld()).toBe(false);
});

test("every click on a link to another page starts a view transition", () => {
  open();
  for (const pathname of ["/work", "/blog", "/"]) history.change("PUSH", pathname);
  expect(startViewTransition).toHaveBeenCalledTimes(3);
});

test("Back and Forward start no view transition, but a later click on a link starts a view transition", () => {
  open();
  history.change("POP", "/work");
  expect(startViewTransition).not.toHaveBeenCalled();
  history.change("PUSH", "/work");
  expect(startViewTransition).not.toHaveBeenCalled();
  history.change("PUSH", "/");
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

test("a link to a hash or a query of the same page starts no view transition", () => {
  open();
  history.change("PUSH", "/");
  expect(startViewTransition).not.toHaveBeenCalled();
});

test("the router's change of the URL from /services/ to /services starts no view transition", () => {
  open({ startViewTransition }, "/services/");
  history.change("PUSH", "/services");
  expect(startViewTransition).not.toHaveBeenCalled();
  history.change("PUSH", "/");
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

test.each(["(prefers-reduced-motion: reduce)", "(pointer: coarse)"])(
  "links start no view transition if the media query %s matches",
  (query) => {
    open();
    media.matches = query;
    history.change("PUSH", "/work");
    expect(startViewTransition).not.toHaveBeenCalled();
  },
);

test("a link works without an error in a browser without view transitions", () => {
  open({});
  expect(() => history.change("PUSH", "/work")).not.toThrow();
});
