import { LEVELS, type Links } from "./links";
import { RIPPLE_SECONDS, type Simulation } from "./simulation";

/** CSS colors. */
export interface Colors {
  dot: string;
  link: string;
}

/** In CSS pixels. */
const DOT_RADIUS = 1.75;
/** How strong the strongest link is, and a ripple when it begins. */
const LINK_ALPHA = 0.8;
const RIPPLE_ALPHA = 0.5;

/**
 * Draws one frame. Nothing is added up: whatever lies over whatever, no pixel is ever brighter than
 * the brighter of the two colors, and text over it keeps its contrast in every frame.
 */
export function draw(
  context: CanvasRenderingContext2D,
  simulation: Simulation,
  links: Links,
  colors: Colors,
): void {
  const { x, y, count, width, height, rippleX, rippleY, rippleRadius, rippleAge } = simulation;
  const { ends, levels } = links;
  context.clearRect(0, 0, width, height);
  context.strokeStyle = colors.link;
  context.fillStyle = colors.dot;

  for (let level = 0; level < LEVELS; level++) {
    context.globalAlpha = (LINK_ALPHA * (level + 0.5)) / LEVELS;
    context.beginPath();
    for (let link = 0; link < links.count; link++) {
      if (levels[link] !== level) continue;
      const from = ends[2 * link] as number;
      const to = ends[2 * link + 1] as number;
      context.moveTo(x[from] as number, y[from] as number);
      context.lineTo(x[to] as number, y[to] as number);
    }
    context.stroke();
  }

  if (rippleRadius > 0) {
    context.globalAlpha = RIPPLE_ALPHA * (1 - rippleAge / RIPPLE_SECONDS);
    context.beginPath();
    context.arc(rippleX, rippleY, rippleRadius, 0, 2 * Math.PI);
    context.stroke();
  }

  context.globalAlpha = 1;
  context.beginPath();
  for (let i = 0; i < count; i++) {
    const atX = x[i] as number;
    const atY = y[i] as number;
    context.moveTo(atX + DOT_RADIUS, atY);
    context.arc(atX, atY, DOT_RADIUS, 0, 2 * Math.PI);
  }
  context.fill();
}
