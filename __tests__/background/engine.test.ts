/** @jest-environment jsdom */
import { createEngine, PERFORMANCE_MODE_RATES, RATES } from "../../src/background/engine";
import { backgroundSettings } from "../../src/background/settings";
import { clearDrawn, countPictures, drawn, getContext } from "../support/drawn-canvas";
import { createRandom } from "../support/random";

HTMLCanvasElement.prototype.getContext = getContext as never;
const POINTER_RADIUS = 170;

beforeEach(() => {
  jest.useFakeTimers();
  clearDrawn();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

function startEngine(performanceMode = false) {
  const canvas = document.createElement("canvas");
  Object.defineProperties(canvas, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  jest.spyOn(Math, "random").mockImplementation(createRandom(1));
  const engine = createEngine(canvas);
  if (!engine) throw new Error("The canvas has no context.");
  const settings = backgroundSettings(1280, performanceMode, false);
  engine.setScene({ settings, ratio: 1, paintsFor: () => ({ dot: "#abc", link: "#def" }) });
  engine.run(true);
  return engine;
}

/** Returns the dots half a second after the given pointer positions; `[]` means no pointer. */
function dotsAfter(...pointers: (readonly [number, number] | [])[]) {
  const engine = startEngine();
  for (const pointer of pointers) engine.movePointer(...pointer);
  jest.advanceTimersByTime(30 * 16);
  engine.run(false);
  return drawn.dots.map(({ x, y }) => [x, y] as const);
}

test("the pointer moves the particles near the pointer, until the pointer leaves the window", () => {
  const withoutPointer = dotsAfter([]);
  expect(withoutPointer).toHaveLength(140);
  const dots = dotsAfter([400, 300]);
  const moved = dots.filter((dot, index) => String(dot) !== String(withoutPointer[index]));
  expect(moved.length).toBeGreaterThan(3);
  for (const [x, y] of moved)
    expect(Math.hypot(x - 400, y - 300)).toBeLessThan(POINTER_RADIUS + 20);
  expect(dotsAfter([400, 300], [])).toEqual(withoutPointer);
});

describe.each([
  ["normally", false, RATES],
  ["in performance mode", true, PERFORMANCE_MODE_RATES],
])("the frame rate %s", (_mode, performanceMode, rates) => {
  const expectRate = (pictures: number, rate: number) => {
    expect(pictures).toBeGreaterThanOrEqual(rate * 0.9);
    expect(pictures).toBeLessThanOrEqual(rate * 1.1);
  };

  test("the frame rate of the background is low while particles only drift", () => {
    startEngine(performanceMode);
    jest.advanceTimersByTime(1_000);
    expectRate(countPictures(1_000), rates.drift);
  });

  test("the frame rate of the background stays low even if the browser gives an animation frame an earlier timestamp than the frame before", () => {
    const spy = jest.spyOn(window, "requestAnimationFrame");
    spy.mockImplementation((draw) => Number(setTimeout(() => draw(performance.now() - 15))));
    startEngine(performanceMode);
    jest.advanceTimersByTime(1_000);
    expectRate(countPictures(1_000), rates.drift);
    spy.mockRestore();
  });

  test("the frame rate of the background is higher while a ripple runs", () => {
    startEngine(performanceMode);
    jest.advanceTimersByTime(5_100);
    expectRate(countPictures(1_000), rates.ripple);
  });

  test("the frame rate of the background is high while the pointer moves, and low afterwards", () => {
    const engine = startEngine(performanceMode);
    jest.advanceTimersByTime(1_000);
    let pictures = 0;
    // The browser can dispatch several of these events between two frames. The events must neither
    // cause extra frames nor delay the next frame.
    for (let event = 0; event < 200; event++) {
      engine.movePointer();
      pictures += countPictures(5);
    }
    expectRate(pictures, rates.active);
    jest.advanceTimersByTime(600);
    expectRate(countPictures(1_000), rates.drift);
  });
});
