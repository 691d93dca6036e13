import { createLinks, reachOf } from "./links";
import { type Colors, draw } from "./renderer";
import type { BackgroundSettings } from "./settings";
import { createSimulation } from "./simulation";

/** Many more particles than any screen gets. */
const CAPACITY = 1024;

/** The animation of a canvas; lengths are in CSS pixels. */
export interface Engine {
  configure(settings: BackgroundSettings): void;
  /** @param ratio device pixels for each CSS pixel */
  resize(width: number, height: number, ratio: number): void;
  /** Where the pointer is; nowhere by default. */
  pointTo(x?: number, y?: number): void;
  /** Whether frames are drawn; when not, another size is still shown once. */
  run(running: boolean): void;
}

/**
 * Animates a canvas.
 *
 * @param onRipple is told the number of ripples when another begins
 * @returns undefined where there is no context to draw with
 */
export function createEngine(
  canvas: HTMLCanvasElement,
  colors: Colors,
  onRipple: (ripples: number) => void,
): Engine | undefined {
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const simulation = createSimulation(CAPACITY);
  const links = createLinks(CAPACITY);
  let linkDistance = 0;
  let handle = 0;
  let last = 0;

  function show() {
    const { x, y, count, width, height } = simulation;
    // Nothing to be seen.
    if (canvas.width * canvas.height === 0) return;
    links.find(x, y, count, width, height, reachOf(linkDistance, count, width * height));
    draw(context as CanvasRenderingContext2D, simulation, links, colors);
  }

  function frame(now: number) {
    handle = requestAnimationFrame(frame);
    const before = simulation.ripples;
    if (last) simulation.advance((now - last) / 1000);
    last = now;
    show();
    if (simulation.ripples > before) onRipple(simulation.ripples);
  }

  return {
    configure(settings) {
      simulation.count = Math.min(settings.particles, CAPACITY);
      simulation.pointerRadius = settings.pointerRadius;
      linkDistance = settings.linkDistance;
    },
    resize(width, height, ratio) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      context.scale(ratio, ratio);
      simulation.resize(width, height);
      // Another size has emptied the canvas.
      show();
    },
    pointTo(x = Number.NEGATIVE_INFINITY, y = 0) {
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
