import { readStorage, writeStorage } from "../lib/storage";
import { createScene } from "./scene";

/** The time from one frame to the request for the next, while particles only drift. */
const DRIFT_MS = 66;
/** The same time during a ripple, and for a while after a movement of the pointer. */
const LIVELY_MS = 34;
const POINTER_MS = 500;

/** For a while after the last scroll event, few frames are drawn, and only ripples. */
const SCROLL_MS = 200;
const SCROLL_FRAME_MS = 120;

/** The particles rest for this time after the start of the page, while its other parts load. */
const FIRST_FRAME_MS = 3000;

const REDUCED_MOTION = matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)");

/** Storage key for the visitor's choice to pause the background. */
const KEY = "background";
const PAUSED = "paused";

/** Inserts the animated background, unless the browser provides no drawing context. */
export function startBackground(): void {
  const root = document.documentElement;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return;
  let paused = readStorage("localStorage", KEY) === PAUSED;
  let timer: ReturnType<typeof setTimeout>;
  let request = 0;
  let pointerMovedAt = 0;
  let scrolledAt = 0;

  /** Browsers call no animation frame in a hidden tab, so the background rests there. */
  function drawFrame(now: number) {
    scene.advance(now);
    const hasRipple = scene.hasRipple();
    const isScrolling = now - scrolledAt < SCROLL_MS;
    if (hasRipple || !isScrolling) scene.draw();
    const isLively = hasRipple || now - pointerMovedAt < POINTER_MS;
    const delay = isScrolling ? SCROLL_FRAME_MS : isLively ? LIVELY_MS : DRIFT_MS;
    timer = setTimeout(requestFrame, delay);
  }

  function requestFrame() {
    request = requestAnimationFrame(drawFrame);
  }

  function update() {
    const state = REDUCED_MOTION.matches ? "still" : paused ? "paused" : "running";
    root.dataset.background = canvas.dataset.state = state;
    clearTimeout(timer);
    cancelAnimationFrame(request);
    scene.resize();
    if (state === "running") timer = setTimeout(requestFrame, FIRST_FRAME_MS - performance.now());
  }

  canvas.setAttribute("aria-hidden", "true");
  // This attribute takes the canvas out of the page's layout: styles/base.css.
  canvas.dataset.state = "still";
  document.body.prepend(canvas);
  const scene = createScene(canvas, context);
  update();

  addEventListener("resize", scene.resize);
  addEventListener("scroll", ({ timeStamp }) => {
    scrolledAt = timeStamp;
  });
  addEventListener("pointermove", ({ clientX, clientY, timeStamp }) => {
    pointerMovedAt = timeStamp;
    scene.setPointer({ x: clientX, y: clientY });
  });
  root.addEventListener("pointerleave", () => scene.setPointer(undefined));
  REDUCED_MOTION.addEventListener("change", update);
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-motion]")) return;
    paused = !paused;
    writeStorage("localStorage", KEY, paused ? PAUSED : undefined);
    update();
  });
}
