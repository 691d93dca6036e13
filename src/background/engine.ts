import { createLinks, reachOf } from "./links";
import { draw } from "./renderer";
import type { BackgroundSettings } from "./settings";
import { createSimulation } from "./simulation";

/** Many more particles than any screen gets. */
const CAPACITY = 1024;

/** What the page tells the engine; only what has changed. Lengths in CSS pixels. */
export interface Orders {
  settings?: BackgroundSettings;
  width?: number;
  height?: number;
  /** Device pixels for each CSS pixel. */
  ratio?: number;
  /** CSS colors. */
  dotColor?: string;
  linkColor?: string;
  /** Undefined when it has left. */
  pointer?: { x: number; y: number } | undefined;
  /** Whether frames are drawn; when not, changes are still shown once. */
  running?: boolean;
}

export type Send = (orders: Orders) => void;

/**
 * Animates a canvas, on the page or in a worker.
 *
 * @param onRipple is told the number of ripples when another begins
 * @returns a function that takes orders, or undefined where there is no context to draw with
 */
export function createEngine(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  onRipple: (ripples: number) => void,
): Send | undefined {
  const context = canvas.getContext("2d") as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (!context) return undefined;
  const simulation = createSimulation(CAPACITY);
  const links = createLinks(CAPACITY);
  let linkDistance = 0;
  let dotColor = "";
  let linkColor = "";
  let handle = 0;
  let last = 0;

  function show() {
    const { x, y, count, width, height } = simulation;
    // Not told everything yet, or nothing to be seen.
    if (canvas.width * canvas.height * linkDistance === 0) return;
    links.find(x, y, count, width, height, reachOf(linkDistance, count, width * height));
    draw(context as CanvasRenderingContext2D, simulation, links, dotColor, linkColor);
  }

  function frame(now: number) {
    handle = requestAnimationFrame(frame);
    const before = simulation.ripples;
    if (last) simulation.advance((now - last) / 1000);
    last = now;
    show();
    if (simulation.ripples > before) onRipple(simulation.ripples);
  }

  return (orders) => {
    const { settings, width, height, ratio = 1, running } = orders;
    if (settings) {
      simulation.count = Math.min(settings.particles, CAPACITY);
      simulation.pointerRadius = settings.pointerRadius;
      linkDistance = settings.linkDistance;
    }
    if (width !== undefined && height !== undefined) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      context.scale(ratio, ratio);
      simulation.resize(width, height);
    }
    dotColor = orders.dotColor ?? dotColor;
    linkColor = orders.linkColor ?? linkColor;
    if ("pointer" in orders) {
      simulation.pointerX = orders.pointer ? orders.pointer.x : Number.NEGATIVE_INFINITY;
      simulation.pointerY = orders.pointer ? orders.pointer.y : 0;
    }
    if (running !== undefined) {
      cancelAnimationFrame(handle);
      handle = last = 0;
      if (running) handle = requestAnimationFrame(frame);
    }
    if (!handle || width !== undefined) show();
  };
}
