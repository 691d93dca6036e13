import { animateNavigation, endTransition } from "../../src/client/view-transition";
import { fakeHistory } from "../support/router-history";

/** The change of page that the last transition waits for. */
let change: () => Promise<void>;
const skipped = () => Promise.reject(new Error("skipped"));
const startViewTransition = jest.fn((callback: () => Promise<void>) => {
  change = callback;
  return { ready: skipped(), finished: skipped() };
});
const media = { matches: false };
let history: ReturnType<typeof fakeHistory>;

function open(api: object = { startViewTransition }) {
  const matchMedia = () => media;
  Object.assign(globalThis, { document: api, location: { pathname: "/" }, matchMedia });
  history = fakeHistory();
  animateNavigation(history);
}

/** Whether the old page still stands. */
async function isHeld(): Promise<boolean> {
  const changed = jest.fn();
  change().then(changed);
  await jest.advanceTimersByTimeAsync(0);
  return changed.mock.calls.length === 0;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  media.matches = false;
});
afterEach(() => jest.useRealTimers());

test("a link to another page holds the old one until the next is there", async () => {
  open();
  history.change("PUSH", "/work");
  expect(await isHeld()).toBe(true);
  await jest.advanceTimersByTimeAsync(900);
  expect(await isHeld()).toBe(true);
  endTransition();
  expect(await isHeld()).toBe(false);
});

test("a page that does not come is held for a second and no longer", async () => {
  open();
  history.change("PUSH", "/work");
  await jest.advanceTimersByTimeAsync(999);
  expect(await isHeld()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isHeld()).toBe(false);
});

test("each page fades into the next one, also back to the first by a link", () => {
  open();
  for (const pathname of ["/work", "/blog", "/"]) history.change("PUSH", pathname);
  expect(startViewTransition).toHaveBeenCalledTimes(3);
});

test("Back and Forward are left to the browser, and the next link fades again", () => {
  open();
  history.change("POP", "/work");
  expect(startViewTransition).not.toHaveBeenCalled();
  history.change("PUSH", "/work");
  expect(startViewTransition).not.toHaveBeenCalled();
  history.change("PUSH", "/");
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

test("an anchor or a query on the same page changes nothing", () => {
  open();
  history.change("PUSH", "/");
  expect(startViewTransition).not.toHaveBeenCalled();
});

test("who asks for reduced motion sees the next page at once", () => {
  open();
  media.matches = true;
  history.change("PUSH", "/work");
  expect(startViewTransition).not.toHaveBeenCalled();
});

test("a browser without transitions does without", () => {
  open({});
  expect(() => history.change("PUSH", "/work")).not.toThrow();
});
