/** @jest-environment jsdom */
import { createEngine } from "../../src/background/engine";
import { backgroundSettings } from "../../src/background/settings";
import { COLORS, drawn, getContext, wipe } from "../support/drawn-canvas";

HTMLCanvasElement.prototype.getContext = getContext as never;
const POINTER_RADIUS = 170;
const SETTINGS = backgroundSettings(1280, false, false);

beforeEach(() => {
  jest.useFakeTimers();
  wipe();
});
afterEach(() => jest.useRealTimers());

/** Where everything is after half a second of frames, in one order. */
function dotsAfter(...pointers: (readonly [number, number] | [])[]) {
  const canvas = document.createElement("canvas");
  Object.defineProperties(canvas, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  const engine = createEngine(canvas, COLORS);
  engine?.show(SETTINGS, 1, []);
  for (const pointer of pointers) engine?.pointTo(...pointer);
  engine?.run(true);
  jest.advanceTimersByTime(30 * 16);
  engine?.run(false);
  return drawn.dots.map(({ x, y }) => [x, y] as const);
}

test("the pointer moves what is near, until it has left", () => {
  const calm = dotsAfter();
  expect(calm).toHaveLength(140);
  const dots = dotsAfter([400, 300]);
  const moved = dots.filter((dot, index) => String(dot) !== String(calm[index]));
  expect(moved.length).toBeGreaterThan(3);
  for (const [x, y] of moved)
    expect(Math.hypot(x - 400, y - 300)).toBeLessThan(POINTER_RADIUS + 20);
  expect(dotsAfter([400, 300], [])).toEqual(calm);
});
