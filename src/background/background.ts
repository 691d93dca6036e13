import { readStorage, writeStorage } from "../lib/storage";
import { createEngine } from "./engine";
import { backgroundSettings, isPerformanceMode } from "./settings";
import { documentBox, measureTexts } from "./text-boxes";

/**
 * The largest number of device pixels per CSS pixel. A higher value would cost much processor time
 * and show little difference.
 */
const MAX_RATIO = 2;
const PERFORMANCE_MODE_MAX_RATIO = 1;

/** Visitors who prefer reduced motion get a still picture. */
const REDUCED_MOTION = matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)");

/**
 * Key of localStorage that stores whether the visitor has paused the background. If the browser
 * forbids storage, the choice is lost when the browser loads another document.
 */
const KEY = "background";
const PAUSED = "paused";

const isPaused = (): boolean => readStorage("localStorage", KEY) === PAUSED;

function rememberPaused(paused: boolean): void {
  writeStorage("localStorage", KEY, paused ? PAUSED : undefined);
}

/**
 * Puts the animated background behind the page. The canvas is outside of everything that React
 * renders, so the animation continues when the page changes. The style sheet reads the state of the
 * animation from a data attribute of the root element.
 *
 * @throws if a browser extension against fingerprinting forbids canvases
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
  if (!engine) return;
  let paused = isPaused();
  let request = 0;

  /**
   * Starts or stops the animation. The animation stops if the visitor has paused it, prefers
   * reduced motion, has opened the menu or cannot see the tab.
   */
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

  /** Measures at most once per frame. */
  function measureSoon() {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(measure);
  }

  canvas.setAttribute("aria-hidden", "true");
  document.body.prepend(canvas);
  measure();
  update();

  const page = canvas.nextElementSibling as Element;
  addEventListener("resize", measureSoon);
  new ResizeObserver(measureSoon).observe(page);
  // Changes in the DOM can move texts while the height of the page stays the same. For example,
  // another page is shown, or the visitor opens another answer in a list of questions.
  const changes = { childList: true, subtree: true, attributeFilter: ["open", "hidden"] };
  new MutationObserver(measureSoon).observe(page, changes);
  addEventListener("scroll", engine.pageScrolled, { passive: true });
  document.addEventListener("visibilitychange", update);
  REDUCED_MOTION.addEventListener("change", update);
  // The menu of small screens dispatches `toggle` events, which do not bubble, so listen in the
  // capture phase.
  document.addEventListener("toggle", update, true);
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-motion]")) return;
    paused = !paused;
    rememberPaused(paused);
    update();
  });

  const removePointer = () => engine.movePointer();
  const movePointer = ({ clientX, clientY }: PointerEvent) => engine.movePointer(clientX, clientY);
  addEventListener("pointermove", movePointer);
  addEventListener("pointercancel", removePointer);
  root.addEventListener("pointerleave", removePointer);
}
