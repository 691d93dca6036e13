import { brightnessAt, DARK_MARGIN, distanceToNearest, MAX_DISTANCE } from "./brightness";
import type { BackgroundSettings } from "./settings";
import { RIPPLE_SECONDS, type Simulation } from "./simulation";
import type { Box } from "./text-boxes";

export interface Colors {
  /** Color of dots behind texts */
  dot: string;
  /** Color of lines behind texts, and of ripples */
  link: string;
  /** Color of dots and lines away from texts */
  bright: string;
}

/** Opacities are rounded up to tenths, so that more shapes of one color share a path. */
const OPACITY_STEPS = 10;

/**
 * Opacity of a dot that is not near a text and is not bright. If the dot has its full brightness,
 * `BRIGHT_DOT_LIGHT` is added, and in a ripple, `BRIGHT_DOT_GLOW` is added, too.
 */
const BRIGHT_DOT = 0.28;
const BRIGHT_DOT_LIGHT = 0.44;
const BRIGHT_DOT_GLOW = 0.28;

/** Opacity of a dot behind a text. */
const DARK_DOT = 0.5;

/**
 * The opacity of a short line far from all texts is `BRIGHT_LINK` where the background has
 * brightness 0, and `BRIGHT_LINK + BRIGHT_LINK_LIGHT` where it has brightness 1.
 */
const BRIGHT_LINK = 0.2;
const BRIGHT_LINK_LIGHT = 0.2;

/** Opacity of a short line between two particles where a text covers the line. */
const DARK_LINK = 0.8;
const RIPPLE = 0.5;

/** Radii in CSS pixels. Dots have three sizes. */
const SMALLEST_RADIUS = 1.25;
const RADIUS_STEP = 0.75;

/** Length in CSS pixels of the glow behind the front of a ripple. */
const GLOW_LENGTH = 150;

/**
 * The background is darker near texts. A line whose ends are far from a text can still cross the
 * text, so the brightness is also sampled at each quarter of the line.
 */
const SAMPLE_STEP = 0.25;

/**
 * Overlapping shapes are in one path. Otherwise the overlaps would be brighter, and text above them
 * would lose contrast.
 */
export function draw(
  context: CanvasRenderingContext2D,
  { x, y, width, height, rippleX, rippleY, rippleRadius, rippleAge }: Simulation,
  { particles, linkDistance }: Pick<BackgroundSettings, "particles" | "linkDistance">,
  boxes: readonly Box[],
  colors: Colors,
): void {
  context.clearRect(0, 0, width, height);
  const dots: Path2D[] = [];
  const brightDots: Path2D[] = [];
  const links: Path2D[] = [];
  const brightLinks: Path2D[] = [];
  const pathWithOpacity = (paths: Path2D[], opacity: number) =>
    (paths[Math.ceil(OPACITY_STEPS * opacity)] ??= new Path2D());
  const addCircle = (path: Path2D, centerX: number, centerY: number, radius: number) => {
    path.moveTo(centerX + radius, centerY);
    path.arc(centerX, centerY, radius, 0, 2 * Math.PI);
  };
  const distances: number[] = [];
  const fading = 1 - rippleAge / RIPPLE_SECONDS;
  if (rippleRadius) {
    addCircle(pathWithOpacity(links, RIPPLE * fading), rippleX, rippleY, rippleRadius);
  }

  for (let i = 0; i < particles; i++) {
    const dotX = x[i] as number;
    const dotY = y[i] as number;
    const behindFront = rippleRadius - Math.hypot(dotX - rippleX, dotY - rippleY);
    const glows = behindFront > 0 && behindFront < GLOW_LENGTH;
    const glow = glows ? fading * (1 - behindFront / GLOW_LENGTH) : 0;
    const distance = distanceToNearest(boxes, dotX, dotY);
    const brightness = brightnessAt(distance);
    distances[i] = distance;
    const dotPath = brightness
      ? pathWithOpacity(
          brightDots,
          BRIGHT_DOT + brightness * (BRIGHT_DOT_LIGHT + BRIGHT_DOT_GLOW * glow),
        )
      : pathWithOpacity(dots, DARK_DOT);
    const radius = brightness ? SMALLEST_RADIUS + RADIUS_STEP * (i % 3) + glow : SMALLEST_RADIUS;
    addCircle(dotPath, dotX, dotY, radius);

    for (let j = 0; j < i; j++) {
      const dx = (x[j] as number) - dotX;
      const dy = (y[j] as number) - dotY;
      const strength = 1 - (dx * dx + dy * dy) / linkDistance / linkDistance;
      if (strength <= 0) continue;
      let nearest = Math.min(distance, distances[j] as number);
      for (let part = SAMPLE_STEP; part < 1; part += SAMPLE_STEP) {
        // Measures the distances from points of a line to the texts. If a point is near a text, the
        // line is dark. If a point is so far from all texts that no other point of the line can be
        // near a text, the line is bright.
        if (nearest > DARK_MARGIN && nearest < MAX_DISTANCE) {
          nearest = Math.min(nearest, distanceToNearest(boxes, dotX + dx * part, dotY + dy * part));
        }
      }
      const linkBrightness = brightnessAt(nearest);
      const linkPath = linkBrightness
        ? pathWithOpacity(
            brightLinks,
            strength * (BRIGHT_LINK + BRIGHT_LINK_LIGHT * linkBrightness),
          )
        : pathWithOpacity(links, DARK_LINK * strength * strength);
      linkPath.moveTo(dotX, dotY);
      linkPath.lineTo(dotX + dx, dotY + dy);
    }
  }

  const paint = (method: "fill" | "stroke", paths: Path2D[], color: string) => {
    context.fillStyle = context.strokeStyle = color;
    paths.forEach((path, step) => {
      context.globalAlpha = step / OPACITY_STEPS;
      context[method](path);
    });
  };
  paint("stroke", links, colors.link);
  paint("stroke", brightLinks, colors.bright);
  paint("fill", dots, colors.dot);
  paint("fill", brightDots, colors.bright);
}
