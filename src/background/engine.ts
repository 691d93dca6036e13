import { draw, type Paints } from "./renderer";
import type { BackgroundSettings } from "./settings";
import { createSimulation, NOWHERE } from "./simulation";

/** The largest `particles` value in `backgroundSettings`. */
const CAPACITY = 140;

/** Frames per second. The `active` rate applies while the visitor moves the pointer. */
export const RATES = { drift: 15, ripple: 30, active: 60 };
export const PERFORMANCE_MODE_RATES = { drift: 12, ripple: 20, active: 30 };

/** The `active` rate applies until this time after the last pointer movement. */
const ACTIVE_MS = 500;

/** No frame is drawn until this time after the visitor has last scrolled. */
const REST_MS = 200;

/** Frames are requested 4 ms early, because a late frame misses a refresh of the display. */
const EARLY_MS = 4;

interface Scene {
  settings: BackgroundSettings;
  /** Device pixels per CSS pixel */
  ratio: number;
  paintsFor: (context: CanvasRenderingContext2D, width: number) => Paints;
}

export interface Engine {
  setScene(scene: Scene): void;
  /** Call `movePointer` without arguments when the pointer has left the page. */
  movePointer(x?: number, y?: number): void;
  /** Leaves the processor to the scrolling page: call `rest` at each scroll event. */
  rest(): void;
  /** If the value is `false`, the animation stops and shows a still picture. */
  run(running: boolean): void;
}

/** Returns undefined if the browser does not support the canvas context. */
export function createEngine(canvas: HTMLCanvasElement): Engine | undefined {
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const simulation = createSimulation(CAPACITY);
  let scene: (Scene & { paints: Paints }) | undefined;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = 0;
  /** Time up to which the particles have moved, or 0 before the first frame */
  let movedUntil = 0;
  let lastDrawn = 0;
  let activeUntil = 0;
  let restUntil = 0;

  function drawPicture() {
    if (!scene) return;
    const { settings, ratio, paints } = scene;
    // A changed size, and a lost context that the browser has restored, have no scale.
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    draw(context as CanvasRenderingContext2D, simulation, settings, paints);
  }

  function drawFrame(now: number) {
    if (performance.now() < restUntil) {
      requestNextFrame();
      return;
    }
    const { ripples } = simulation;
    if (movedUntil) simulation.advance((now - movedUntil) / 1000);
    movedUntil = now;
    // After a pause, the browser can call the callback with the timestamp of an earlier refresh of
    // the display. To keep the frame rate, the next frame is planned from the current time, not
    // from the timestamp.
    lastDrawn = performance.now();
    drawPicture();
    if (simulation.ripples > ripples) canvas.dataset.ripples = `${simulation.ripples}`;
    requestNextFrame();
  }

  function requestNextFrame() {
    const now = performance.now();
    const rates = scene?.settings.performanceMode ? PERFORMANCE_MODE_RATES : RATES;
    const movement = now < activeUntil ? "active" : simulation.rippleRadius ? "ripple" : "drift";
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        request = requestAnimationFrame(drawFrame);
      },
      Math.max(restUntil, lastDrawn + 1000 / rates[movement] - EARLY_MS) - now,
    );
  }

  /** Draws a running animation in the next frame, and a still picture at once. */
  function drawAgain() {
    clearTimeout(timer);
    timer = undefined;
    cancelAnimationFrame(request);
    if (running) request = requestAnimationFrame(drawFrame);
    else drawPicture();
  }

  // A lost context, for example after the device has slept, comes back empty.
  canvas.addEventListener("contextrestored", drawAgain);

  return {
    setScene(newScene) {
      const { settings, ratio, paintsFor } = newScene;
      const { clientWidth, clientHeight } = canvas;
      const width = Math.round(clientWidth * ratio);
      const height = Math.round(clientHeight * ratio);
      // Setting the size clears the canvas, so the size is set only if it has changed.
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
        simulation.resize(clientWidth, clientHeight);
      }
      scene = { ...newScene, paints: paintsFor(context, clientWidth) };
      simulation.count = settings.particles;
      simulation.pointerRadius = settings.pointerRadius;
      drawAgain();
    },
    movePointer(x = NOWHERE, y = 0) {
      simulation.pointerX = x;
      simulation.pointerY = y;
      activeUntil = performance.now() + ACTIVE_MS;
      if (timer) requestNextFrame();
    },
    rest() {
      restUntil = performance.now() + REST_MS;
    },
    run(nowRunning) {
      running = nowRunning;
      movedUntil = 0;
      drawAgain();
    },
  };
}
