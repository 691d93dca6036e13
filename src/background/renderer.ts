import { type Box, CLEAR, distanceTo, FAR, lightAt } from "./light";
import { RIPPLE_SECONDS, type Simulation } from "./simulation";

/** CSS colors. */
export interface Colors {
  /** Over text. */
  dot: string;
  link: string;
  /** Of both where no text is: with little opacity as dark as those, with all of it in a ripple. */
  bright: string;
}

/** Opacity is drawn in this many steps, each of which is one path. */
const STEPS = 10;

/** Opacities in the bright color: next to text, and what is added where none is near, and in a ripple. */
const DOT = 0.28;
const BRIGHT_DOT = 0.44;
const LIT_DOT = 0.28;
/** Of the strongest link. */
const LINK = 0.2;
const BRIGHT_LINK = 0.2;
/** And in their own over text: of the strongest link, and of a ripple when it begins. */
const DARK_LINK = 0.8;
const RIPPLE = 0.5;

/** In CSS pixels: particles are of three sizes, and in a ripple up to one pixel larger. */
const SMALLEST = 1.25;
const LARGER = 0.75;
/** What a ripple has met goes out again within so many pixels behind its front. */
const TRAIL = 150;

/** Links are asked at each such part of their length: none passes over a word. */
const PART = 0.25;

/**
 * Draws one frame. Nothing is added up: whatever lies over whatever, no pixel is ever brighter than
 * the brightest of its colors, and text keeps its contrast in every frame.
 *
 * @param reach the distance up to which particles are linked
 * @param boxes what is read: there nothing is bright
 */
export function draw(
  context: CanvasRenderingContext2D,
  { x, y, count, width, height, rippleX, rippleY, rippleRadius, rippleAge }: Simulation,
  reach: number,
  boxes: readonly Omit<Box, "width">[],
  colors: Colors,
): void {
  context.clearRect(0, 0, width, height);
  const dots: Path2D[] = [];
  const brightDots: Path2D[] = [];
  const links: Path2D[] = [];
  const brightLinks: Path2D[] = [];
  const pathOf = (paths: Path2D[], opacity: number) =>
    (paths[Math.ceil(STEPS * opacity)] ??= new Path2D());
  const addCircle = (path: Path2D, atX: number, atY: number, radius: number) => {
    path.moveTo(atX + radius, atY);
    path.arc(atX, atY, radius, 0, 2 * Math.PI);
  };
  const distances: number[] = [];
  const fading = 1 - rippleAge / RIPPLE_SECONDS;
  if (rippleRadius) addCircle(pathOf(links, RIPPLE * fading), rippleX, rippleY, rippleRadius);

  for (let i = 0; i < count; i++) {
    const atX = x[i] as number;
    const atY = y[i] as number;
    const behind = rippleRadius - Math.hypot(atX - rippleX, atY - rippleY);
    const glow = behind > 0 && behind < TRAIL ? fading * (1 - behind / TRAIL) : 0;
    const distance = distanceTo(boxes, atX, atY);
    const lit = lightAt(distance);
    distances[i] = distance;
    addCircle(
      lit ? pathOf(brightDots, DOT + lit * (BRIGHT_DOT + LIT_DOT * glow)) : pathOf(dots, 1),
      atX,
      atY,
      SMALLEST + LARGER * (i % 3) + glow,
    );

    for (let j = 0; j < i; j++) {
      const dx = (x[j] as number) - atX;
      const dy = (y[j] as number) - atY;
      const strength = 1 - (dx * dx + dy * dy) / reach / reach;
      if (strength <= 0) continue;
      let least = Math.min(distance, distances[j] as number);
      for (let part = PART; part < 1; part += PART) {
        // Where both ends are dark nothing changes, and where one is far enough.
        if (least > CLEAR && least < FAR) {
          least = Math.min(least, distanceTo(boxes, atX + dx * part, atY + dy * part));
        }
      }
      const light = lightAt(least);
      const path = light
        ? pathOf(brightLinks, strength * (LINK + BRIGHT_LINK * light))
        : pathOf(links, DARK_LINK * strength * strength);
      path.moveTo(atX, atY);
      path.lineTo(atX + dx, atY + dy);
    }
  }

  const paint = (how: "fill" | "stroke", paths: Path2D[], color: string) => {
    context.fillStyle = context.strokeStyle = color;
    paths.forEach((path, step) => {
      context.globalAlpha = step / STEPS;
      context[how](path);
    });
  };
  paint("stroke", links, colors.link);
  paint("stroke", brightLinks, colors.bright);
  paint("fill", dots, colors.dot);
  paint("fill", brightDots, colors.bright);
}
