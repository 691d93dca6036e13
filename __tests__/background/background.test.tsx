/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { MotionToggle } from "../../src/components/MotionToggle";
import {
  COLORS,
  clearDrawn,
  context,
  countPictures,
  drawn,
  getContext,
} from "../support/drawn-canvas";

const reducedMotion = Object.assign(new EventTarget(), { matches: false });
const device = { hidden: false, cores: 8, touch: 0 };

const page = () => document.getElementById("___gatsby") as HTMLElement;
const canvas = () => document.querySelector("canvas") as HTMLCanvasElement;
const state = () => [canvas().dataset.state, document.documentElement.dataset.background];
const button = () => screen.getByRole("button", { name: /background/ });
const frames = (count: number) => jest.advanceTimersByTimeAsync(count * 16);

/** Waits until texts are measured and the background is drawn. */
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

async function open(width = 1280) {
  resizeTo(width);
  document.documentElement.style.setProperty("--accent", "#bcd");
  render(
    <MotionToggle texts={{ pause: "Pause the background", resume: "Let the background move" }} />,
    { baseElement: page() },
  );
  jest.resetModules();
  for (const spy of spies) spy.mockClear();
  const { startBackground } = await import("../../src/background/background");
  startBackground();
  await drawnAgain();
}

/** Calls the callback of the page's `ResizeObserver`. */
let resizePage = () => {};

beforeAll(() => {
  class ResizeObserver {
    constructor(callback: () => void) {
      resizePage = callback;
    }
    // Browsers also call the callback at the start of the observation.
    observe() {
      resizePage();
    }
  }
  Object.assign(globalThis, { ResizeObserver });
  HTMLCanvasElement.prototype.getContext = getContext as never;
  Object.assign(globalThis, { matchMedia: () => reducedMotion });
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
  Object.assign(window, { devicePixelRatio: 1, scrollY: 0 });
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
    const colors = new Set([...drawn.dots, ...drawn.links].map(({ color }) => color));
    expect(Object.values(COLORS)).toEqual(expect.arrayContaining([...colors]));
    const before = [...drawn.dots];
    jest.advanceTimersByTime(1_000);
    expect(drawn.dots).not.toEqual(before);
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
    const before = context.scale.mock.calls.length;
    for (let event = 0; event < 10; event++) dispatchEvent(new Event("resize"));
    await drawnAgain();
    expect(context.scale.mock.calls).toHaveLength(before + 1);
    expect(canvas()).toBe(first);
    expect([canvas().width, canvas().height]).toEqual([375, 600]);
    expect(drawn.dots).toHaveLength(60);
  });

  test("a resize event without a change of size does not erase the canvas of the background", async () => {
    await open();
    const before = context.scale.mock.calls.length;
    dispatchEvent(new Event("resize"));
    await drawnAgain();
    expect(context.scale.mock.calls).toHaveLength(before);
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

  test("a click outside of the pause button does not stop the background", async () => {
    await open();
    document.body.click();
    expect(state()).toEqual(["running", "running"]);
  });
});

describe("behind texts", () => {
  const PAGE = `<div id="page"><main><p>Text.</p><details><summary hidden>Question</summary></details>
    <h2 hidden>None</h2></main></div>`;
  const measured = jest.fn();

  function writeText(box: Partial<DOMRect>) {
    page().insertAdjacentHTML("afterbegin", PAGE);
    setBox("main p", box);
    for (const hidden of ["main h2", "main summary"]) setBox(hidden, {});
    Object.defineProperty(document.documentElement, "scrollHeight", {
      value: 2_000 + innerHeight,
      configurable: true,
    });
  }
  const setBox = (selector: string, box: Partial<DOMRect>) => {
    const element = document.querySelector(selector) as HTMLElement;
    element.getBoundingClientRect = () => {
      measured();
      return { left: 0, top: 0, right: 0, bottom: 0, ...box } as DOMRect;
    };
  };
  const scrollPageTo = async (position: number) => {
    Object.assign(window, { scrollY: position });
    dispatchEvent(new Event("scroll"));
    await frames(4);
  };
  beforeEach(() => measured.mockClear());
  afterEach(() => document.querySelector("#page")?.remove());
  const brightDots = () => drawn.dots.filter(({ color }) => color === COLORS.bright).length;

  test("the background is dark behind texts, and bright on a page without texts", async () => {
    writeText({ left: -100, top: -100, right: 1400, bottom: 900 });
    await open();
    expect(brightDots()).toBe(0);
    document.querySelector("main")?.remove();
    await drawnAgain();
    expect(brightDots()).toBe(140);
  });

  test("after scrolling, the background is dark behind texts, and the texts are not measured again", async () => {
    writeText({ left: 0, top: 1000, right: 1280, bottom: 5000 });
    await open();
    expect(brightDots()).toBe(140);
    measured.mockClear();
    await scrollPageTo(1500);
    expect(brightDots()).toBe(0);
    expect(drawn.dots).toHaveLength(140);
    expect(measured).not.toHaveBeenCalled();
  });

  test("a paused background, which draws no new frames, is dark behind every text, wherever the visitor scrolls", async () => {
    localStorage.setItem("background", "paused");
    writeText({ left: 0, top: 1000, right: 640, bottom: 2800 });
    await open();
    const bright = drawn.dots.filter(({ color }) => color === COLORS.bright);
    expect(bright.length).toBeGreaterThan(20);
    for (const { x } of bright) expect(x).toBeGreaterThan(640);
    const { pictures } = drawn;
    measured.mockClear();
    for (let position = 0; position <= 2000; position += 100) await scrollPageTo(position);
    expect(drawn.pictures).toBe(pictures);
    expect(measured).not.toHaveBeenCalled();
  });

  test("the background is dark behind texts after the page has grown", async () => {
    writeText({ left: 0, top: 0, right: 1280, bottom: 400 });
    await open();
    expect(brightDots()).toBeGreaterThan(20);
    setBox("main p", { left: 0, top: 0, right: 1280, bottom: 800 });
    resizePage();
    await drawnAgain();
    expect(brightDots()).toBe(0);
  });

  test("the background becomes dark behind an expanded answer, even if the page does not grow, and even if a browser extension has added an element at the beginning of the document", async () => {
    document.body.insertAdjacentHTML("afterbegin", "<aside></aside>");
    writeText({ left: 0, top: 0, right: 1280, bottom: 400 });
    await open();
    expect(brightDots()).toBeGreaterThan(20);
    setBox("main p", { left: 0, top: 0, right: 1280, bottom: 800 });
    document.querySelector("details")?.setAttribute("open", "");
    await drawnAgain();
    expect(brightDots()).toBe(0);
  });

  test("the background's ripples begin at the element with `data-ripple` while this element is in the viewport", async () => {
    writeText({ left: 0, top: 0, right: 100, bottom: 100 });
    (document.querySelector("h2") as HTMLElement).dataset.ripple = "";
    setBox("h2", { left: 999, top: 199, right: 1001, bottom: 201 });
    await open();
    jest.advanceTimersByTime(4_000);
    await scrollPageTo(50);
    jest.advanceTimersByTime(1_200);
    expect(drawn.ripples).toEqual([[1000, 150]]);
    await scrollPageTo(400);
    jest.advanceTimersByTime(5_000);
    expect(drawn.ripples).toHaveLength(1);
    expect(drawn.ripples[0]?.[1]).toBeGreaterThan(0);
  });
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

  test("the page has no background and no error if the browser throws while creating a drawing context", async () => {
    getContext.mockImplementation(() => {
      throw new Error("blocked");
    });
    await expect(open()).rejects.toThrow("blocked");
    await expectNone();
  });
});

test("the background gets the position of the pointer until the pointer leaves the page", async () => {
  const movePointer = jest.fn();
  jest.doMock("../../src/background/engine", () => ({
    createEngine: () => ({ setScene() {}, run() {}, pageScrolled() {}, movePointer }),
  }));
  await open();
  jest.dontMock("../../src/background/engine");
  dispatchEvent(new MouseEvent("pointermove", { clientX: 640, clientY: 400 }));
  document.documentElement.dispatchEvent(new Event("pointerleave"));
  expect(movePointer.mock.calls).toEqual([[640, 400], []]);
});
