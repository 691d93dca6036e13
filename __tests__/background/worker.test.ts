/** @jest-environment jsdom */
import { drawn, getContext, picturesInASecond, wipe } from "../support/drawn-canvas";

const post = jest.spyOn(globalThis, "postMessage").mockImplementation(() => {});
const tell = (data: unknown) => self.onmessage?.({ data } as MessageEvent);
const SETTINGS = { particles: 100, linkDistance: 120, pointerRadius: 140 };
const SIZE = { settings: SETTINGS, width: 800, height: 600 };

beforeEach(async () => {
  jest.useFakeTimers();
  wipe();
  jest.resetModules();
  post.mockClear();
  await import("../../src/background/worker");
});
afterEach(() => {
  tell({ running: false });
  self.onmessage = null;
  jest.useRealTimers();
});

test("the worker draws on the canvas that it gets, and tells of each ripple", async () => {
  tell({ canvas: { getContext, width: 1, height: 1 } });
  tell(SIZE);
  expect(drawn.dots).toHaveLength(100);
  tell({ running: true });
  expect(picturesInASecond()).toBeGreaterThan(50);
  expect(post).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(post.mock.calls).toEqual([[1], [2]]);
  tell({ running: false });
  expect(picturesInASecond()).toBe(0);
});

test("it lets the pointer move what is near, until it has left", () => {
  /** Where everything is after half a second. */
  const dotsAfter = (...orders: object[]) => {
    tell({ canvas: { getContext, width: 1, height: 1 } });
    for (const order of [SIZE, ...orders, { running: true }]) tell(order);
    jest.advanceTimersByTime(500);
    tell({ running: false });
    return [...drawn.dots];
  };
  const pointer = { x: 400, y: 300 };
  const calm = dotsAfter();
  const moved = dotsAfter({ pointer }).filter((dot, index) => String(dot) !== String(calm[index]));
  expect(moved.length).toBeGreaterThan(3);
  for (const [x, y] of moved) expect(Math.hypot(x - 400, y - 300)).toBeLessThan(160);
  expect(dotsAfter({ pointer }, { pointer: undefined })).toEqual(calm);
});

test("it says when it has nothing to draw with", () => {
  getContext.mockReturnValue(null);
  tell({ canvas: { getContext, width: 1, height: 1 } });
  expect(post.mock.calls).toEqual([[0]]);
  expect(() => tell(SIZE)).not.toThrow();
});

test("it draws nothing where there is nothing to be seen", () => {
  tell({ canvas: { getContext, width: 1, height: 1 } });
  tell({ ...SIZE, width: 0 });
  expect(drawn.pictures).toBe(0);
});
