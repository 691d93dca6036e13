import type { BackgroundSettings } from "./settings";
import { RIPPLE_SECONDS, type Simulation } from "./simulation";

/** A color, or a gradient that is dark behind the text column and bright beside it. */
export interface Paints {
  dot: string | CanvasGradient;
  /** Paint of lines and ripples */
  link: string | CanvasGradient;
}

/** Opacities are rounded up to tenths, so that more lines share a path. */
const OPACITY_STEPS = 10;

const RIPPLE = 0.5;

/** Radii in CSS pixels. Dots have three sizes. */
const SMALLEST_RADIUS = 1.25;
const RADIUS_STEP = 0.5;

/** Length in CSS pixels of the glow behind the front of a ripple. */
const GLOW_LENGTH = 150;

/**
 * Overlapping shapes of one opacity are in one path. Otherwise the overlaps would be brighter, and
 * text above them would lose contrast.
 */
export function draw(
  context: CanvasRenderingContext2D,
  { x, y, width, height, rippleX, rippleY, rippleRadius, rippleAge }: Simulation,
  { particles, linkDistance }: Pick<BackgroundSettings, "particles" | "linkDistance">,
  paints: Paints,
): void {
  context.clearRect(0, 0, width, height);
  const dots = new Path2D();
  const links: Path2D[] = [];
  const linksWithOpacity = (opacity: number) =>
    (links[Math.ceil(OPACITY_STEPS * opacity)] ??= new Path2D());
  const addCircle = (path: Path2D, centerX: number, centerY: number, radius: number) => {
    path.moveTo(centerX + radius, centerY);
    path.arc(centerX, centerY, radius, 0, 2 * Math.PI);
  };
  const fading = 1 - rippleAge / RIPPLE_SECONDS;
  if (rippleRadius) addCircle(linksWithOpacity(RIPPLE * fading), rippleX, rippleY, rippleRadius);

  for (let i = 0; i < particles; i++) {
    const dotX = x[i] as number;
    const dotY = y[i] as number;
    const behindFront = rippleRadius - Math.hypot(dotX - rippleX, dotY - rippleY);
    const glows = behindFront > 0 && behindFront < GLOW_LENGTH;
    const glow = glows ? fading * (1 - behindFront / GLOW_LENGTH) : 0;
    addCircle(dots, dotX, dotY, SMALLEST_RADIUS + RADIUS_STEP * (i % 3) + glow);

    for (let j = 0; j < i; j++) {
      const dx = (x[j] as number) - dotX;
      const dy = (y[j] as number) - dotY;
      const strength = 1 - (dx * dx + dy * dy) / linkDistance / linkDistance;
      if (strength <= 0) continue;
      const path = linksWithOpacity(strength);
      path.moveTo(dotX, dotY);
      path.lineTo(dotX + dx, dotY + dy);
    }
  }

  context.strokeStyle = paints.link;
  links.forEach((path, step) => {
    context.globalAlpha = step / OPACITY_STEPS;
    context.stroke(path);
  });
  context.globalAlpha = 1;
  context.fillStyle = paints.dot;
  context.fill(dots);
}
