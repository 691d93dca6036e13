/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { DARK } from "../../src/background/paints";
import { MotionToggle } from "../../src/components/MotionToggle";
import { clearDrawn, context, countPictures, drawn, getContext } from "../support/drawn-canvas";

const reducedMotion = Object.assign(new EventTarget(), { matches: false });
const resolution: { onchange?: () => void } = {};
const device = { hidden: false, cores: 8, touch: 0 };

const page = () => document.getElementById("___gatsby") as HTMLElement;
const canvas = () => document.querySelector("canvas") as HTMLCanvasElement;
const state = () => [canvas().dataset.state, document.documentElement.dataset.background];
const button = () => screen.getByRole("button", { name: /background/ });
const frames = (count: number) => jest.advanceTimersByTimeAsync(count * 16);

/** Waits until the background is drawn. */
const drawnAgain = () => frames(10);

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

/** Records event listeners, so that a hook can remove the listeners after each test. */
const spies = [EventTarget.prototype, window].map((target) =>
  jest.spyOn(target as EventTarget, "addEventListener"),
);

async function open(width = 1280, moving = true) {
  resizeTo(width);
  document.documentElement.style.setProperty("--accent", "#bbccdd");
  render(<MotionToggle />, { baseElement: page() });
  jest.resetModules();
  for (const spy of spies) spy.mockClear();
  const { startBackground } = await import("../../src/background/background");
  startBackground();
  await drawnAgain();
  if (moving) await jest.advanceTimersByTimeAsync(3_000);
}

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = getContext as never;
  Object.assign(globalThis, {
    matchMedia: (query: string) => (query.includes("resolution") ? resolution : reducedMotion),
  });
  const get = (object: object, name: string, value: () => unknown) =>
    Object.defineProperty(object, name, { get: value, configurable: true });
  get(document, "hidden", () => device.hidden);
  get(navigator, "hardwareConcurrency", () => device.cores);
  get(navigator, "maxTouchPoints", () => device.touch);
});
beforeEach(() => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
  jest.useFakeTimers();
  clearDrawn();
  localStorage.clear();
  reducedMotion.matches = false;
  Object.assign(device, { hidden: false, cores: 8, touch: 0 });
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

describe("a running background", () => {
  test("the background has the colors of the style sheet, and is hidden from screen readers", async () => {
    await open();
    expect(state()).toEqual(["running", "running"]);
    expect(document.body.firstElementChild).toBe(canvas());
    expect(canvas()).toHaveAttribute("aria-hidden", "true");
    expect(countPictures(1_000)).toBeGreaterThan(10);
    expect(drawn.links[0]?.color).toContain(DARK.link);
    const before = [...drawn.dots];
    jest.advanceTimersByTime(1_000);
    expect(drawn.dots).not.toEqual(before);
  });

  test("the first picture of the background stands still for three seconds", async () => {
    await open(1280, false);
    expect(drawn.dots).toHaveLength(140);
    expect(countPictures(2_000)).toBe(0);
    expect(countPictures(2_000)).toBeGreaterThan(5);
  });

  test("the background moves at once when the pointer moves", async () => {
    await open(1280, false);
    dispatchEvent(new MouseEvent("pointermove", { clientX: 100, clientY: 100 }));
    expect(countPictures(1_000)).toBeGreaterThan(5);
  });

  test("the settings of the background suit the width, processor cores and touchscreen of the device", async () => {
    Object.assign(device, { cores: 4, touch: 5 });
    await open(1280);
    const { particles, linkDistance, pointerRadius, performanceMode } = canvas().dataset;
    expect([particles, linkDistance, pointerRadius, performanceMode]).toEqual([
      "100",
      "120",
      "110",
      "true",
    ]);
  });

  test("after a resize of the window, the background is drawn for the new width on the existing canvas", async () => {
    await open(1280);
    const first = canvas();
    resizeTo(375, 600);
    const setWidth = jest.spyOn(HTMLCanvasElement.prototype, "width", "set");
    for (let event = 0; event < 10; event++) dispatchEvent(new Event("resize"));
    await drawnAgain();
    expect(setWidth).toHaveBeenCalledTimes(1);
    setWidth.mockRestore();
    expect(canvas()).toBe(first);
    expect([canvas().width, canvas().height]).toEqual([375, 600]);
    expect(drawn.dots).toHaveLength(60);
  });

  test("a resize event without a change of size does not erase the canvas of the background", async () => {
    await open();
    const setWidth = jest.spyOn(HTMLCanvasElement.prototype, "width", "set");
    dispatchEvent(new Event("resize"));
    await drawnAgain();
    expect(setWidth).not.toHaveBeenCalled();
    setWidth.mockRestore();
  });

  test("the canvas of the background stays sharp when only the number of device pixels per CSS pixel changes", async () => {
    await open(1280);
    for (const ratio of [2, 1, 2]) {
      Object.assign(window, { devicePixelRatio: ratio });
      resolution.onchange?.();
      await drawnAgain();
      expect(canvas().width).toBe(1280 * ratio);
    }
  });

  test("the background is not drawn while the visitor scrolls, and moves again 200 ms later", async () => {
    await open();
    let pictures = 0;
    for (let step = 0; step < 50; step++) {
      dispatchEvent(new Event("scroll"));
      pictures += countPictures(20);
    }
    expect(pictures).toBe(0);
    expect(countPictures(150)).toBe(0);
    expect(countPictures(1_000)).toBeGreaterThan(10);
  });

  test("after the browser has restored a lost canvas, a still picture is drawn again, at its scale", async () => {
    localStorage.setItem("background", "paused");
    Object.assign(window, { devicePixelRatio: 2 });
    await open();
    const { pictures } = drawn;
    context.setTransform.mockClear();
    canvas().dispatchEvent(new Event("contextrestored"));
    expect(drawn.pictures).toBe(pictures + 1);
    expect(context.setTransform).toHaveBeenCalledWith(2, 0, 0, 2, 0, 0);
  });

  test.each([
    [1, 8, 1280],
    [2, 8, 2560],
    [3, 8, 2560],
    [2, 4, 1280],
  ])(
    "with %i device pixels per CSS pixel and %i cores, the canvas of the background is %i pixels wide",
    async (ratio, cores, width) => {
      Object.assign(window, { devicePixelRatio: ratio });
      Object.assign(device, { cores });
      await open(1280);
      expect(canvas().width).toBe(width);
    },
  );

  test("the background starts a ripple every 5 seconds", async () => {
    await open();
    jest.advanceTimersByTime(4_700);
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

describe("a still background", () => {
  test("the pause button stops the animation of the background, and a second click resumes the animation", async () => {
    await open();
    button().click();
    expect(state()).toEqual(["paused", "paused"]);
    expect(countPictures(1_000)).toBe(0);
    button().click();
    expect(state()).toEqual(["running", "running"]);
    expect(countPictures(1_000)).toBeGreaterThan(10);
  });

  test("the background does not move if the visitor paused the animation on an earlier visit", async () => {
    localStorage.setItem("background", "paused");
    await open();
    expect(state()).toEqual(["paused", "paused"]);
    expect(drawn.dots).toHaveLength(140);
    expect(countPictures(1_000)).toBe(0);
    button().click();
    expect(state()).toEqual(["running", "running"]);
    expect(localStorage).toHaveLength(0);
    button().click();
    expect(localStorage.getItem("background")).toBe("paused");
  });

  test("a pause in another tab pauses the background in this tab", async () => {
    await open();
    localStorage.setItem("background", "paused");
    dispatchEvent(new StorageEvent("storage", { key: "other" }));
    expect(state()).toEqual(["running", "running"]);
    dispatchEvent(new StorageEvent("storage", { key: "background" }));
    expect(state()).toEqual(["paused", "paused"]);
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: "background" }));
    expect(state()).toEqual(["running", "running"]);
  });

  test("the pause button of the background works even if the browser blocks storage", async () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const methods = (["getItem", "setItem", "removeItem"] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(deny),
    );
    await open();
    button().click();
    expect(state()).toEqual(["paused", "paused"]);
    button().click();
    expect(state()).toEqual(["running", "running"]);
    for (const method of methods) method.mockRestore();
  });

  test("the background does not move while the visitor prefers reduced motion", async () => {
    reducedMotion.matches = true;
    await open();
    expect(state()).toEqual(["still", "still"]);
    expect(drawn.dots).toHaveLength(140);
    expect(countPictures(1_000)).toBe(0);
    reducedMotion.matches = false;
    reducedMotion.dispatchEvent(new Event("change"));
    expect(state()).toEqual(["running", "running"]);
    expect(countPictures(1_000)).toBeGreaterThan(10);
    reducedMotion.matches = true;
    reducedMotion.dispatchEvent(new Event("change"));
    expect(state()).toEqual(["still", "still"]);
    expect(countPictures(1_000)).toBe(0);
  });

  test("the background stops while the tab is hidden, and continues when the tab is visible", async () => {
    await open();
    device.hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(countPictures(1_000)).toBe(0);
    jest.advanceTimersByTime(60_000);
    device.hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(countPictures(1_000)).toBeGreaterThan(10);
    expect(canvas().dataset.ripples).toBeUndefined();
  });

  test("the background does not move while the menu is open", async () => {
    document.body.insertAdjacentHTML("beforeend", "<header><details></details></header>");
    const menu = document.querySelector("header details") as HTMLDetailsElement;
    await open();
    menu.open = true;
    await drawnAgain();
    expect(countPictures(1_000)).toBe(0);
    menu.open = false;
    await drawnAgain();
    expect(countPictures(1_000)).toBeGreaterThan(10);
    document.querySelector("header")?.remove();
  });

  test("a paused background is drawn again when the window is resized", async () => {
    localStorage.setItem("background", "paused");
    await open();
    resizeTo(375);
    dispatchEvent(new Event("resize"));
    await drawnAgain();
    expect(drawn.dots).toHaveLength(60);
    expect(countPictures(1_000)).toBe(0);
  });
});

test("the background is dark as wide as the header's texts, and is drawn without reading the layout again", async () => {
  document.body.insertAdjacentHTML("beforeend", '<header><div class="wrap"></div></header>');
  const wrap = document.querySelector("header .wrap") as HTMLElement;
  const measured = jest.fn(() => ({ left: 40, right: 1240 }) as DOMRect);
  wrap.getBoundingClientRect = measured;
  await open();
  expect(drawn.dots[0]?.color).toContain(`40,${DARK.dot} 1240,${DARK.dot}`);
  dispatchEvent(new Event("scroll"));
  expect(countPictures(1_000)).toBeGreaterThan(10);
  expect(measured).toHaveBeenCalledTimes(1);
  document.querySelector("header")?.remove();
});

describe("a page without a background", () => {
  const expectNone = async () => {
    expect(canvas()).toBeNull();
    expect(document.documentElement.dataset.background).toBeUndefined();
    dispatchEvent(new Event("resize"));
    await drawnAgain();
    expect(drawn.pictures).toBe(0);
  };

  test("the page has no background and no error if the browser provides no drawing context", async () => {
    getContext.mockReturnValue(null);
    await open();
    await expectNone();
  });
});

test("the background gets the position of the pointer until the pointer leaves the page", async () => {
  const movePointer = jest.fn();
  jest.doMock("../../src/background/engine", () => ({
    createEngine: () => ({ setScene() {}, run() {}, movePointer }),
  }));
  await open();
  jest.dontMock("../../src/background/engine");
  dispatchEvent(new MouseEvent("pointermove", { clientX: 640, clientY: 400 }));
  document.documentElement.dispatchEvent(new Event("pointerleave"));
  expect(movePointer.mock.calls).toEqual([[640, 400], []]);
});
