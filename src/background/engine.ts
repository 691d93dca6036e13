import { type Box, FAR } from "./light";
import { type Colors, draw } from "./renderer";
import type { BackgroundSettings } from "./settings";
import { createSimulation } from "./simulation";

/** Farther from every particle than any radius. */
const NOWHERE = -1e4;

/** The most particles that a screen gets. */
const CAPACITY = 140;

/** The animation of a canvas; lengths are in CSS pixels. */
export interface Engine {
  /**
   * Takes how window and page are now.
   *
   * @param ratio device pixels for each CSS pixel
   * @param boxes what is read
   * @param source where ripples begin, if the page has a place for that
   */
  show(settings: BackgroundSettings, ratio: number, boxes: readonly Box[], source?: Box): void;
  /** Where the pointer is; nowhere by default. */
  pointTo(x?: number, y?: number): void;
  /** Whether frames are drawn; when not, what another `show` changes is drawn once. */
  run(running: boolean): void;
}

/**
 * Animates a canvas.
 *
 * @returns undefined where there is no context to draw with
 */
export function createEngine(canvas: HTMLCanvasElement, colors: Colors): Engine | undefined {
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const simulation = createSimulation(CAPACITY);
  let linkDistance = 0;
  let near: readonly Box[] = [];
  let handle = 0;
  let last = 0;

  const drawFrame = () => draw(context, simulation, linkDistance, near, colors);

  function frame(now: number) {
    handle = requestAnimationFrame(frame);
    const before = simulation.ripples;
    if (last) simulation.advance((now - last) / 1000);
    last = now;
    drawFrame();
    if (simulation.ripples > before) canvas.dataset.ripples = `${simulation.ripples}`;
  }

  return {
    show(settings, ratio, boxes, source) {
      const { clientWidth, clientHeight } = canvas;
      const width = Math.round(clientWidth * ratio);
      const height = Math.round(clientHeight * ratio);
      // Setting a size empties a canvas: not for a storm of events that change nothing.
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
        context.scale(ratio, ratio);
        simulation.resize(clientWidth, clientHeight);
      }
      simulation.count = settings.particles;
      simulation.pointerRadius = settings.pointerRadius;
      simulation.sourceX = source ? (source.left + source.right) / 2 : -1;
      simulation.sourceY = source ? (source.top + source.bottom) / 2 : -1;
      linkDistance = settings.linkDistance;
      near = boxes.filter(
        ({ width, top, bottom }) =>
          // Not what is not shown, or shown to screen readers alone.
          width > 1 && bottom > -FAR && top < clientHeight + FAR,
      );
      drawFrame();
    },
    pointTo(x = NOWHERE, y = 0) {
      simulation.pointerX = x;
      simulation.pointerY = y;
    },
    run(running) {
      cancelAnimationFrame(handle);
      last = 0;
      if (running) handle = requestAnimationFrame(frame);
    },
  };
}
