import { readStorage, writeStorage } from "../lib/storage";
import { createEngine } from "./engine";
import { backgroundSettings, isPerformanceMode, TEXT_COLORS } from "./settings";
import { documentBox, measureTexts } from "./text-boxes";

/** Maximum number of device pixels per CSS pixel; a higher number would hardly look better. */
const MAX_RATIO = 2;
const PERFORMANCE_MODE_MAX_RATIO = 1;

/** The delay between a change and the measuring of texts, so that the browser paints first. */
const MEASURE_DELAY_MS = 100;

const REDUCED_MOTION = matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)");

/** Storage key for the visitor's choice to pause the background. */
const KEY = "background";
const PAUSED = "paused";

/**
 * Inserts the animated background outside of React's elements, so the animation continues on the
 * next page. Throws if an extension forbids canvases.
 */
export function startBackground(): void {
  const root = document.documentElement;
  const canvas = document.createElement("canvas");
  const colors = {
    ...TEXT_COLORS,
    bright: getComputedStyle(root).getPropertyValue("--accent"),
  };
  const engine = createEngine(canvas, colors);
  if (!engine) return;
  let paused = readStorage("localStorage", KEY) === PAUSED;
  let isMeasurementDue = false;

  function update() {
    const state = REDUCED_MOTION.matches ? "still" : paused ? "paused" : "running";
    root.dataset.background = canvas.dataset.state = state;
    const menuIsOpen = document.querySelector("header details[open]");
    engine?.run(state === "running" && !document.hidden && !menuIsOpen);
  }

  function measure() {
    const performanceMode = isPerformanceMode(innerWidth, navigator.hardwareConcurrency);
    const settings = backgroundSettings(innerWidth, performanceMode, navigator.maxTouchPoints);
    Object.assign(canvas.dataset, settings);
    const rippleOrigin = document.querySelector("[data-ripple]");
    engine?.setScene({
      settings,
      ratio: Math.min(devicePixelRatio, performanceMode ? PERFORMANCE_MODE_MAX_RATIO : MAX_RATIO),
      texts: measureTexts(),
      rippleOrigin: rippleOrigin ? documentBox(rippleOrigin) : undefined,
      maxScroll: root.scrollHeight - innerHeight,
    });
  }

  function measureSoon() {
    if (isMeasurementDue) return;
    isMeasurementDue = true;
    setTimeout(() => {
      isMeasurementDue = false;
      measure();
    }, MEASURE_DELAY_MS);
  }

  canvas.setAttribute("aria-hidden", "true");
  // This sets `data-state`, by which styles/base.css takes the canvas out of the page's layout.
  update();
  document.body.prepend(canvas);

  const page = document.getElementById("___gatsby") as Element;
  addEventListener("resize", measureSoon);
  // The observer also calls `measureSoon` once at the start, so that the first frame knows where
  // the texts are.
  new ResizeObserver(measureSoon).observe(page);
  // A change of the DOM can move texts even if the height of the page stays the same.
  const changes = { childList: true, subtree: true, attributeFilter: ["open", "hidden"] };
  new MutationObserver(measureSoon).observe(page, changes);
  addEventListener("scroll", engine.pageScrolled, { passive: true });
  document.addEventListener("visibilitychange", update);
  REDUCED_MOTION.addEventListener("change", update);
  // `toggle` events do not bubble, so the listener is in the capture phase.
  document.addEventListener("toggle", update, true);
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-motion]")) return;
    paused = !paused;
    writeStorage("localStorage", KEY, paused ? PAUSED : undefined);
    update();
  });

  const movePointer = ({ clientX, clientY }: PointerEvent) => engine.movePointer(clientX, clientY);
  addEventListener("pointermove", movePointer);
  root.addEventListener("pointerleave", () => engine.movePointer());
}
