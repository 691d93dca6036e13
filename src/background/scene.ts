import { createPaints } from "./paints";
import { draw, type Paints } from "./renderer";
import { type BackgroundSettings, backgroundSettings, isPerformanceMode } from "./settings";
import { type Point, Simulation } from "./simulation";

/** Maximum number of device pixels per CSS pixel; a higher number would hardly look better. */
const MAX_RATIO = 2;
const PERFORMANCE_MODE_MAX_RATIO = 1;

interface Scene {
  /** Adapts the scene to the size of the viewport, and draws it. */
  resize(): void;
  /** Moves the particles to a time in milliseconds. */
  advance(now: number): void;
  draw(): void;
  setPointer(pointer: Point | undefined): void;
  hasRipple(): boolean;
}

/** Creates particles, and draws them on a canvas that is in the document. */
export function createScene(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Scene {
  const accent = getComputedStyle(canvas).getPropertyValue("--accent");
  const simulation = new Simulation();
  let settings: BackgroundSettings;
  let paints: Paints;

  const drawPicture = () => draw(context, simulation, settings.linkDistance, paints);

  function resize() {
    const performanceMode = isPerformanceMode(innerWidth, navigator.hardwareConcurrency);
    settings = backgroundSettings(innerWidth, performanceMode, navigator.maxTouchPoints > 0);
    // A canvas that styles hide has no size.
    const width = Math.max(1, canvas.clientWidth);
    const height = Math.max(1, canvas.clientHeight);
    const maxRatio = performanceMode ? PERFORMANCE_MODE_MAX_RATIO : MAX_RATIO;
    const ratio = Math.min(devicePixelRatio, maxRatio);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    simulation.resize(width, height, settings.particles);
    // The header is as wide as the texts of the page.
    const header = document.querySelector("header .wrap") as Element;
    paints = createPaints(context, header.getBoundingClientRect(), accent);
    drawPicture();
  }

  return {
    resize,
    draw: drawPicture,
    advance(now) {
      simulation.advance(now / 1000, settings.pointerRadius);
    },
    setPointer(pointer) {
      simulation.pointer = pointer;
    },
    hasRipple: () => simulation.ripple !== undefined,
  };
}
