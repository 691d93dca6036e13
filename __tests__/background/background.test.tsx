/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { MotionToggle } from "../../src/components/MotionToggle";
import {
  BRIGHT,
  COLORS,
  context,
  drawn,
  getContext,
  picturesInASecond,
  wipe,
} from "../support/drawn-canvas";

// Rendering takes its time on a busy machine; a test that is cut off would spoil those after it.
jest.setTimeout(30_000);

/** What the visitor's device asks for. */
const calm = Object.assign(new EventTarget(), { matches: false });
const device = { hidden: false, cores: 8, touch: 0, saveData: false };

const canvas = () => document.querySelector("canvas") as HTMLCanvasElement;
const state = () => [canvas().dataset.state, document.documentElement.dataset.background];
const button = () => screen.getByRole("button", { name: /background/ });
const frames = (count: number) => jest.advanceTimersByTimeAsync(count * 16);

function resizeTo(width: number, height = 800) {
  Object.assign(window, { innerWidth: width });
  Object.defineProperty(HTMLCanvasElement.prototype, "clientWidth", {
    value: width,
    configurable: true,
  });
  Object.defineProperty(HTMLCanvasElement.prototype, "clientHeight", {
    value: height,
    configurable: true,
  });
}

/** What the module listens to, to be taken back after each test; jsdom's window has its own way. */
const spies = [EventTarget.prototype, window].map((target) =>
  jest.spyOn(target as EventTarget, "addEventListener"),
);

/** A page whose background has started. */
async function open(width = 1280) {
  resizeTo(width);
  for (const [name, color] of [
    ["--particle", "#abc"],
    ["--particle-link", "#def"],
    ["--particle-bright", "#bcd"],
  ] as const) {
    document.documentElement.style.setProperty(name, color);
  }
  render(
    <MotionToggle texts={{ pause: "Pause the background", resume: "Let the background move" }} />,
  );
  jest.resetModules();
  for (const spy of spies) spy.mockClear();
  const { startBackground } = await import("../../src/background/background");
  startBackground();
  await frames(1);
}

/** What is told when the body has another size. */
let resized = () => {};

beforeAll(() => {
  class ResizeObserver {
    observe = jest.fn();
    constructor(tell: () => void) {
      resized = tell;
    }
  }
  Object.assign(globalThis, { ResizeObserver });
  HTMLCanvasElement.prototype.getContext = getContext as never;
  Object.assign(globalThis, { matchMedia: () => calm });
  const get = (object: object, name: string, value: () => unknown) =>
    Object.defineProperty(object, name, { get: value, configurable: true });
  get(document, "hidden", () => device.hidden);
  get(navigator, "hardwareConcurrency", () => device.cores);
  get(navigator, "maxTouchPoints", () => device.touch);
  get(navigator, "connection", () => ({ saveData: device.saveData }));
});
beforeEach(() => {
  jest.useFakeTimers();
  wipe();
  localStorage.clear();
  calm.matches = false;
  Object.assign(device, { hidden: false, cores: 8, touch: 0, saveData: false });
  Object.assign(window, { devicePixelRatio: 1 });
});
afterEach(() => {
  for (const { mock } of spies) {
    for (const [index, call] of mock.calls.entries()) {
      ((mock.contexts[index] ?? window) as EventTarget).removeEventListener(...call);
    }
  }
  for (const old of document.querySelectorAll("canvas")) old.remove();
  delete document.documentElement.dataset.background;
  jest.useRealTimers();
});

describe("the background moves", () => {
  test("behind the page, hidden from screen readers, in the colors of the style sheet", async () => {
    await open();
    expect(state()).toEqual(["running", "running"]);
    expect(document.body.firstElementChild).toBe(canvas());
    expect(canvas().ariaHidden).toBe("true");
    expect(picturesInASecond()).toBeGreaterThan(50);
    const colors = new Set([...drawn.dots, ...drawn.links].map(({ color }) => color));
    expect(Object.values(COLORS)).toEqual(expect.arrayContaining([...colors]));
    const before = [...drawn.dots];
    jest.advanceTimersByTime(1_000);
    expect(drawn.dots).not.toEqual(before);
  });

  test.each([
    [1280, 8, 0, ["140", "160", "170", "false"]],
    [1280, 4, 0, ["100", "120", "140", "true"]],
    [767, 8, 0, ["60", "90", "140", "true"]],
    [375, 8, 5, ["60", "90", "110", "true"]],
  ])("with the numbers of %i px, %i cores and %i fingers", async (width, cores, touch, numbers) => {
    Object.assign(device, { cores, touch });
    await open(width);
    const { particles, linkDistance, pointerRadius, performanceMode } = canvas().dataset;
    expect([particles, linkDistance, pointerRadius, performanceMode]).toEqual(numbers);
    expect(drawn.dots).toHaveLength(Number(numbers[0]));
  });

  test("with other numbers in another window, on the same canvas", async () => {
    await open(1280);
    const first = canvas();
    resizeTo(375, 600);
    // A storm of events is measured once.
    const before = context.scale.mock.calls.length;
    for (let event = 0; event < 10; event++) dispatchEvent(new Event("resize"));
    await frames(2);
    expect(context.scale.mock.calls).toHaveLength(before + 1);
    expect(canvas()).toBe(first);
    expect([canvas().width, canvas().height]).toEqual([375, 600]);
    expect(drawn.dots).toHaveLength(60);
  });

  test("and is not emptied by a resize that changes nothing", async () => {
    await open();
    const before = context.scale.mock.calls.length;
    dispatchEvent(new Event("resize"));
    await frames(2);
    expect(context.scale.mock.calls).toHaveLength(before);
  });

  test.each([
    [1, 1280],
    [2, 2560],
    [3, 2560],
  ])("with %i device pixels to a pixel, on a canvas %i wide", async (ratio, width) => {
    Object.assign(window, { devicePixelRatio: ratio });
    await open(1280);
    expect(canvas().width).toBe(width);
  });

  test("with a ripple every 5 seconds", async () => {
    await open();
    jest.advanceTimersByTime(4_900);
    expect(canvas().dataset.ripples).toBeUndefined();
    expect(drawn.ripples).toEqual([]);
    jest.advanceTimersByTime(300);
    expect(canvas().dataset.ripples).toBe("1");
    expect(drawn.ripples).toHaveLength(1);
    jest.advanceTimersByTime(4_600);
    expect(canvas().dataset.ripples).toBe("1");
    jest.advanceTimersByTime(400);
    expect(canvas().dataset.ripples).toBe("2");
  });
});

describe("the background stands still", () => {
  test("once it is paused, and goes on when it is let go on", async () => {
    await open();
    button().click();
    expect(state()).toEqual(["paused", "paused"]);
    expect(picturesInASecond()).toBe(0);
    button().click();
    expect(state()).toEqual(["running", "running"]);
    expect(picturesInASecond()).toBeGreaterThan(50);
  });

  test("on the next visit too, with a picture, until it is let go on", async () => {
    localStorage.setItem("background", "paused");
    await open();
    expect(state()).toEqual(["paused", "paused"]);
    expect(drawn.dots).toHaveLength(140);
    expect(picturesInASecond()).toBe(0);
    button().click();
    expect(state()).toEqual(["running", "running"]);
    expect(localStorage).toHaveLength(0);
    button().click();
    expect(localStorage.getItem("background")).toBe("paused");
  });

  test("where the choice cannot be stored, for this page", async () => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const methods = (["getItem", "setItem", "removeItem"] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(denied),
    );
    await open();
    button().click();
    expect(state()).toEqual(["paused", "paused"]);
    button().click();
    expect(state()).toEqual(["running", "running"]);
    for (const method of methods) method.mockRestore();
  });

  test("for who asks for reduced motion, from then on and until they do not", async () => {
    calm.matches = true;
    await open();
    expect(state()).toEqual(["still", "still"]);
    expect(drawn.dots).toHaveLength(140);
    expect(picturesInASecond()).toBe(0);
    calm.matches = false;
    calm.dispatchEvent(new Event("change"));
    expect(state()).toEqual(["running", "running"]);
    expect(picturesInASecond()).toBeGreaterThan(50);
    calm.matches = true;
    calm.dispatchEvent(new Event("change"));
    expect(state()).toEqual(["still", "still"]);
    expect(picturesInASecond()).toBe(0);
  });

  test("for who saves data", async () => {
    device.saveData = true;
    await open();
    expect(state()).toEqual(["still", "still"]);
    expect(picturesInASecond()).toBe(0);
  });

  test("in a tab that nobody sees, and goes on from there", async () => {
    await open();
    device.hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(picturesInASecond()).toBe(0);
    jest.advanceTimersByTime(60_000);
    device.hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(picturesInASecond()).toBeGreaterThan(50);
    // The minute in between made no ripples.
    expect(canvas().dataset.ripples).toBeUndefined();
  });

  test("and gets a new picture for another window", async () => {
    localStorage.setItem("background", "paused");
    await open();
    resizeTo(375);
    dispatchEvent(new Event("resize"));
    await frames(2);
    expect(drawn.dots).toHaveLength(60);
    expect(picturesInASecond()).toBe(0);
  });

  test("and a click elsewhere changes nothing", async () => {
    await open();
    document.body.click();
    expect(state()).toEqual(["running", "running"]);
  });
});

describe("where text is", () => {
  /** A page with one text; jsdom lays nothing out. */
  function writeText(box: Partial<DOMRect>) {
    document.body.insertAdjacentHTML("beforeend", "<main><p>Text.</p><h2 hidden>None</h2></main>");
    place("main p", box);
    place("main h2", { left: 0, top: 0, right: 0, bottom: 0 });
  }
  const place = (selector: string, box: Partial<DOMRect>) => {
    const element = document.querySelector(selector) as HTMLElement;
    element.getBoundingClientRect = () =>
      ({ toJSON: () => ({ ...box, width: (box.right ?? 0) - (box.left ?? 0) }) }) as DOMRect;
  };
  afterEach(() => document.querySelector("main")?.remove());
  const brightDots = () => drawn.dots.filter(({ color }) => color === BRIGHT).length;

  test("the background is as it is over text, elsewhere bright", async () => {
    writeText({ left: -100, top: -100, right: 1400, bottom: 900 });
    await open();
    expect(brightDots()).toBe(0);
    // Another page in its place.
    document.querySelector("main")?.remove();
    resized();
    await frames(2);
    expect(brightDots()).toBe(140);
  });

  test.each(["running", "paused"])("it follows as the page scrolls, also %s", async (how) => {
    if (how === "paused") localStorage.setItem("background", "paused");
    writeText({ left: 0, top: 1000, right: 1280, bottom: 5000 });
    await open();
    expect(state()[0]).toBe(how);
    expect(brightDots()).toBe(140);
    place("main p", { left: 0, top: -500, right: 1280, bottom: 3500 });
    dispatchEvent(new Event("scroll"));
    await frames(2);
    expect(brightDots()).toBe(0);
    expect(drawn.dots).toHaveLength(140);
  });

  test("it follows when the page grows", async () => {
    writeText({ left: 0, top: 0, right: 1280, bottom: 400 });
    await open();
    const before = brightDots();
    expect(before).toBeGreaterThan(20);
    place("main p", { left: 0, top: 0, right: 1280, bottom: 800 });
    resized();
    await frames(2);
    expect(brightDots()).toBe(0);
  });

  test("ripples begin at the page's node while it is in the window", async () => {
    writeText({ left: 0, top: 0, right: 100, bottom: 100 });
    (document.querySelector("h2") as HTMLElement).dataset.ripple = "";
    place("h2", { left: 999, top: 199, right: 1001, bottom: 201 });
    await open();
    jest.advanceTimersByTime(5_200);
    expect(drawn.ripples).toEqual([[1000, 200]]);
    place("h2", { left: 999, top: -201, right: 1001, bottom: -199 });
    dispatchEvent(new Event("scroll"));
    jest.advanceTimersByTime(5_000);
    expect(drawn.ripples).toHaveLength(1);
    expect(drawn.ripples[0]?.[1]).toBeGreaterThan(0);
  });
});

describe("the page does without", () => {
  const nothing = async () => {
    expect(canvas()).toBeNull();
    expect(document.documentElement.dataset.background).toBeUndefined();
    dispatchEvent(new Event("resize"));
    await frames(2);
    expect(drawn.pictures).toBe(0);
  };

  test("where there is no context to draw with", async () => {
    getContext.mockReturnValue(null);
    await open();
    await nothing();
  });

  test("where asking for a context throws", async () => {
    getContext.mockImplementation(() => {
      throw new Error("blocked");
    });
    await expect(open()).rejects.toThrow("blocked");
    await nothing();
  });
});

test("the pointer is followed, until it has left or become a finger that scrolls", async () => {
  const pointTo = jest.fn();
  jest.doMock("../../src/background/engine", () => ({
    createEngine: () => ({ show() {}, run() {}, pointTo }),
  }));
  await open();
  jest.dontMock("../../src/background/engine");
  dispatchEvent(new MouseEvent("pointermove", { clientX: 640, clientY: 400 }));
  document.documentElement.dispatchEvent(new Event("pointerleave"));
  dispatchEvent(new Event("pointercancel"));
  expect(pointTo.mock.calls).toEqual([[640, 400], [], []]);
});
