import { isPaused, rememberPaused } from "./choice";
import { createEngine } from "./engine";
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
  };
  const engine = createEngine(canvas, colors, (ripples) => {
    canvas.dataset.ripples = String(ripples);
  });
  // Nothing to draw with: the page is as good without.
  if (!engine) return;
  let paused = isPaused();
  let size = "";
  let waiting = false;

  /** The state as the visitor and the device want it. */
  function update() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const still = CALM.matches || connection?.saveData;
    const state = still ? "still" : paused ? "paused" : "running";
    root.dataset.background = canvas.dataset.state = state;
    engine?.run(state === "running" && !document.hidden);
  }

  /** Numbers and size as the window is now. */
  function measure() {
    waiting = false;
    const performanceMode = isPerformanceMode(innerWidth, navigator.hardwareConcurrency);
    const settings = backgroundSettings(innerWidth, performanceMode, navigator.maxTouchPoints > 0);
    Object.assign(canvas.dataset, settings);
    engine?.configure(settings);
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = Math.min(devicePixelRatio, MAX_RATIO);
    const now = [width, height, ratio].join();
    // Setting a size empties a canvas: not for a storm of events that change nothing.
    if (now !== size) engine?.resize(width, height, ratio);
    size = now;
  }

  canvas.ariaHidden = "true";
  document.body.prepend(canvas);
  measure();
  update();

  addEventListener("resize", () => {
    if (!waiting) requestAnimationFrame(measure);
    waiting = true;
  });
  document.addEventListener("visibilitychange", update);
  CALM.addEventListener("change", update);
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-motion]")) return;
    paused = !paused;
    rememberPaused(paused);
    update();
  });

  const passive = { passive: true };
  const leave = () => engine.pointTo();
  const point = ({ clientX, clientY }: PointerEvent) => engine.pointTo(clientX, clientY);
  addEventListener("pointermove", point, passive);
  addEventListener("pointercancel", leave, passive);
  root.addEventListener("pointerleave", leave, passive);
}
