import type { Point, Simulation } from "./simulation";

/** A color, or a gradient that is dark behind the text column and bright beside it. */
export interface Paints {
  dot: string | CanvasGradient;
  /** Paint of lines and ripples */
  link: string | CanvasGradient;
}

/** Opacities are rounded up to tenths, so that more lines share a path. */
const OPACITY_STEPS = 10;

const RIPPLE_OPACITY = 0.5;

/** Radii in CSS pixels. Dots have three sizes. */
const SMALLEST_RADIUS = 1.25;
const RADIUS_STEP = 0.5;

function addCircle(path: Path2D, { x, y }: Point, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

/**
 * Overlapping shapes of one opacity are in one path. Otherwise the overlaps would be brighter, and
 * text above them would lose contrast.
 */
export function draw(
  context: CanvasRenderingContext2D,
  { particles, ripple, width, height }: Simulation,
  linkDistance: number,
  paints: Paints,
): void {
  const dots = new Path2D();
  const links: Path2D[] = [];
  const linksWithOpacity = (opacity: number) => {
    const step = Math.ceil(OPACITY_STEPS * opacity);
    links[step] ??= new Path2D();
    return links[step];
  };
  if (ripple) addCircle(linksWithOpacity(RIPPLE_OPACITY * ripple.strength), ripple, ripple.radius);
  for (const [i, particle] of particles.entries()) {
    addCircle(dots, particle, SMALLEST_RADIUS + RADIUS_STEP * (i % 3));
    for (let j = 0; j < i; j++) {
      const other = particles[j] as Point;
      const dx = other.x - particle.x;
      const dy = other.y - particle.y;
      // This is faster than computing the distance, which needs a root.
      const strength = 1 - (dx * dx + dy * dy) / (linkDistance * linkDistance);
      if (strength <= 0) continue;
      const path = linksWithOpacity(strength);
      path.moveTo(particle.x, particle.y);
      path.lineTo(other.x, other.y);
    }
  }

  context.clearRect(0, 0, width, height);
  context.strokeStyle = paints.link;
  links.forEach((path, step) => {
    context.globalAlpha = step / OPACITY_STEPS;
    context.stroke(path);
  });
  context.globalAlpha = 1;
  context.fillStyle = paints.dot;
  context.fill(dots);
}
