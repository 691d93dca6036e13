import { isPaused, rememberPaused } from "./choice";
import { createEngine } from "./engine";
import { type Box, READ } from "./light";
import { backgroundSettings, isPerformanceMode } from "./settings";

/** More device pixels for each CSS pixel cost much and show nothing. */
const MAX_RATIO = 2;

/** Visitors who ask for less motion get a picture that stands still. */
const CALM = matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)");

/**
 * Puts the animated background behind the page. It is outside of everything React renders, so it
 * goes on while pages change. Its state is on the canvas, and on the root element, where the style
 * sheet finds it: the control `[data-motion]` shows itself and its label by it.
 *
 * It draws on the page's own thread: docs/benchmarks.md has what a frame takes.
 *
 * @throws where an extension that guards against fingerprints forbids canvases
 */
export function startBackground(): void {
  const root = document.documentElement;
  const canvas = document.createElement("canvas");
  const style = getComputedStyle(root);
  const colors = {
    dot: style.getPropertyValue("--particle"),
    link: style.getPropertyValue("--particle-link"),
    bright: style.getPropertyValue("--particle-bright"),
  };
  const engine = createEngine(canvas, colors);
  // Nothing to draw with: the page is as good without.
  if (!engine) return;
  let paused = isPaused();
  let waiting = 0;

  /** The state as the visitor and the device want it. */
  function update() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const still = CALM.matches || connection?.saveData;
    const state = still ? "still" : paused ? "paused" : "running";
    root.dataset.background = canvas.dataset.state = state;
    engine?.run(state === "running" && !document.hidden);
  }

  /** Numbers, size and text as window and page are now. Layouts are read here, and in no frame. */
  function measure() {
    const performanceMode = isPerformanceMode(innerWidth, navigator.hardwareConcurrency);
    const settings = backgroundSettings(innerWidth, performanceMode, navigator.maxTouchPoints);
    Object.assign(canvas.dataset, settings);
    const boxesOf = (elements: string) =>
      // As plain objects: the browser's own take many times longer to read, thousands of times a frame.
      [...document.querySelectorAll(elements)].map(
        (element): Box => element.getBoundingClientRect().toJSON(),
      );
    engine?.show(
      settings,
      Math.min(devicePixelRatio, MAX_RATIO),
      boxesOf(READ),
      boxesOf("[data-ripple]")[0],
    );
  }

  /** Once for a storm of events. */
  function measureSoon() {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(measure);
  }

  canvas.ariaHidden = "true";
  document.body.prepend(canvas);
  measure();
  update();

  addEventListener("resize", measureSoon);
  addEventListener("scroll", measureSoon);
  // A page that grows, and another one in its place.
  new ResizeObserver(measureSoon).observe(canvas.nextElementSibling as Element);
  document.addEventListener("visibilitychange", update);
  CALM.addEventListener("change", update);
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-motion]")) return;
    paused = !paused;
    rememberPaused(paused);
    update();
  });

  const leave = () => engine.pointTo();
  const point = ({ clientX, clientY }: PointerEvent) => engine.pointTo(clientX, clientY);
  addEventListener("pointermove", point);
  addEventListener("pointercancel", leave);
  root.addEventListener("pointerleave", leave);
}
