/** @jest-environment jsdom */
import { createEngine } from "../../src/background/engine";
import { backgroundSettings } from "../../src/background/settings";
import { drawn, getContext, wipe } from "../support/drawn-canvas";

HTMLCanvasElement.prototype.getContext = getContext as never;
const POINTER_RADIUS = 170;
const SETTINGS = backgroundSettings(1280, false, false);

beforeEach(() => {
  jest.useFakeTimers();
  wipe();
});
afterEach(() => jest.useRealTimers());

/** Where everything is after half a second of frames. */
function dotsAfter(...pointers: (readonly [number, number] | [])[]) {
  const colors = { dot: "#abc", link: "#def" };
  const engine = createEngine(document.createElement("canvas"), colors, () => {});
  engine?.configure(SETTINGS);
  engine?.resize(800, 600, 1);
  for (const pointer of pointers) engine?.pointTo(...pointer);
  engine?.run(true);
  jest.advanceTimersByTime(30 * 16);
  engine?.run(false);
  return [...drawn.dots];
}

test("the pointer moves what is near, until it has left", () => {
  const calm = dotsAfter();
  const dots = dotsAfter([400, 300]);
  const moved = dots.filter((dot, index) => String(dot) !== String(calm[index]));
  expect(moved.length).toBeGreaterThan(3);
  for (const [x, y] of moved)
    expect(Math.hypot(x - 400, y - 300)).toBeLessThan(POINTER_RADIUS + 20);
  expect(dotsAfter([400, 300], [])).toEqual(calm);
});
