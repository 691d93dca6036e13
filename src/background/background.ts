import { isPaused, rememberPaused } from "./choice";
import type { Send } from "./engine";
import { backgroundSettings, isPerformanceMode } from "./settings";
import { startWorkerEngine } from "./worker-engine";

/** More device pixels for each CSS pixel cost much and show nothing. */
const MAX_RATIO = 2;

/** Who asks for calm gets a picture that stands still. */
const CALM = matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)");

/**
 * Puts the animated background behind the page. It is outside of everything React renders, so it
 * goes on while pages change. Its state is on the canvas, and on the root element, where the style
 * sheet finds it: the control `[data-motion]` shows itself and its label by it.
 */
export function startBackground(): void {
  const root = document.documentElement;
  let canvas = document.createElement("canvas");
  let paused = isPaused();
  let send: Send = () => {};
  let size = "";
  let waiting = false;

  /** The state as the visitor and the device want it. */
  function update() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const still = CALM.matches || connection?.saveData;
    const state = still ? "still" : paused ? "paused" : "running";
    root.dataset.background = canvas.dataset.state = state;
    send({ running: state === "running" && !document.hidden });
  }

  /** Numbers and size as the window is now. */
  function measure() {
    waiting = false;
    const performanceMode = isPerformanceMode(innerWidth, navigator.hardwareConcurrency);
    const settings = backgroundSettings(innerWidth, performanceMode, navigator.maxTouchPoints > 0);
    Object.assign(canvas.dataset, settings);
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = Math.min(devicePixelRatio, MAX_RATIO);
    const now = [width, height, ratio].join();
    // Setting a size empties a canvas: not for a storm of events that change nothing.
    send(now === size ? { settings } : { settings, width, height, ratio });
    size = now;
  }

  function connect(engine: Send | undefined) {
    if (!engine) return remove();
    send = engine;
    size = "";
    const style = getComputedStyle(root);
    send({
      dotColor: style.getPropertyValue("--particle"),
      linkColor: style.getPropertyValue("--particle-link"),
    });
    measure();
    update();
  }

  /** Nothing to draw with: the page is as good without. */
  function remove() {
    send = () => {};
    canvas.remove();
    delete root.dataset.background;
  }

  const onRipple = (ripples: number) => {
    canvas.dataset.ripples = String(ripples);
  };

  function runOnPage() {
    // Asking for a context can also throw, where an extension guards against fingerprints.
    import(/* webpackChunkName: "background-page" */ "./engine")
      .then(({ createEngine }) => connect(createEngine(canvas, onRipple)))
      .catch(remove);
  }

  function runOnPageAfterAll() {
    // What was handed to a worker cannot be had back.
    const next = canvas.cloneNode() as HTMLCanvasElement;
    canvas.replaceWith(next);
    canvas = next;
    runOnPage();
  }

  canvas.ariaHidden = "true";
  canvas.dataset.particles = "";
  document.body.prepend(canvas);
  const engine = startWorkerEngine(canvas, onRipple, runOnPageAfterAll);
  if (engine) connect(engine);
  else runOnPage();

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
  const leave = () => send({ pointer: undefined });
  addEventListener(
    "pointermove",
    ({ clientX: x, clientY: y }) => send({ pointer: { x, y } }),
    passive,
  );
  addEventListener("pointercancel", leave, passive);
  root.addEventListener("pointerleave", leave, passive);
}
