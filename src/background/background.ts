import { readStorage, writeStorage } from "../lib/storage";
import { createEngine } from "./engine";
import { createPaints } from "./paints";
import { backgroundSettings, isPerformanceMode } from "./settings";

/** Maximum number of device pixels per CSS pixel; a higher number would hardly look better. */
const MAX_RATIO = 2;
const PERFORMANCE_MODE_MAX_RATIO = 1;

const RESIZE_DELAY_MS = 100;

/** The first picture stands still for this time, while the page arrives, unless the pointer moves. */
const CALM_MS = 3_000;

const REDUCED_MOTION = matchMedia("(prefers-reduced-motion: reduce), (forced-colors: active)");

/** Storage key for the visitor's choice to pause the background. */
const KEY = "background";
const PAUSED = "paused";

/** Inserts the animated background. Throws if an extension forbids canvases. */
export function startBackground(): void {
  const root = document.documentElement;
  const canvas = document.createElement("canvas");
  const accent = getComputedStyle(root).getPropertyValue("--accent");
  const engine = createEngine(canvas);
  if (!engine) return;
  let paused = readStorage("localStorage", KEY) === PAUSED;
  let calm = true;

  function update() {
    const state = REDUCED_MOTION.matches ? "still" : paused ? "paused" : "running";
    root.dataset.background = canvas.dataset.state = state;
    const menuIsOpen = document.querySelector("header details[open]");
    engine?.run(state === "running" && !calm && !document.hidden && !menuIsOpen);
  }

  function startMotion() {
    if (!calm) return;
    calm = false;
    update();
  }

  function setScene() {
    const performanceMode = isPerformanceMode(innerWidth, navigator.hardwareConcurrency);
    const touch = navigator.maxTouchPoints > 0;
    const settings = backgroundSettings(innerWidth, performanceMode, touch);
    Object.assign(canvas.dataset, settings);
    // The header is as wide as the texts of the page.
    const column = document.querySelector("header .wrap")?.getBoundingClientRect();
    const { left, right } = column ?? { left: 0, right: innerWidth };
    engine?.setScene({
      settings,
      ratio: Math.min(devicePixelRatio, performanceMode ? PERFORMANCE_MODE_MAX_RATIO : MAX_RATIO),
      paintsFor: (context, width) => createPaints(context, width, { left, right }, accent),
    });
  }

  canvas.setAttribute("aria-hidden", "true");
  // This sets `data-state`, by which styles/base.css takes the canvas out of the page's layout.
  update();
  document.body.prepend(canvas);

  setScene();
  // A resize is frequent while the visitor drags the edge of the window, so the last one counts.
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener("resize", () => {
    clearTimeout(timer);
    timer = setTimeout(setScene, RESIZE_DELAY_MS);
  });
  // A window that moves to another display changes the ratio, and browsers fire no `resize` event.
  const awaitRatio = () => {
    const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.onchange = () => {
      ratio.onchange = null;
      setScene();
      awaitRatio();
    };
  };
  awaitRatio();
  addEventListener("scroll", () => engine.rest());
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
  // The choice applies to all tabs. Browsers fire this event in the other tabs only.
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    paused = readStorage("localStorage", KEY) === PAUSED;
    update();
  });

  setTimeout(startMotion, CALM_MS);
  addEventListener("pointermove", ({ clientX, clientY }) => {
    startMotion();
    engine.movePointer(clientX, clientY);
  });
  root.addEventListener("pointerleave", () => engine.movePointer());
}
