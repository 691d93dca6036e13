import { lightAt } from "./light";
import { RIPPLE_SECONDS, type Simulation } from "./simulation";

/** CSS colors. */
export interface Colors {
  /** Over text. */
  dot: string;
  link: string;
  /** Of both where no text is: with little opacity as dark as those, with all of it in a ripple. */
  bright: string;
}

/** Opacity is drawn in this many steps, each of which is one path; then come as many bright ones. */
const STEPS = 16;

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

/** Links are asked at these parts of their length, besides at both ends: none passes over a word. */
const PARTS = [0.25, 0.5, 0.75];

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
  boxes: Parameters<typeof lightAt>[0],
  colors: Colors,
): void {
  context.clearRect(0, 0, width, height);
  const dots: Path2D[] = [];
  const links: Path2D[] = [];
  const pathOf = (paths: Path2D[], opacity: number) =>
    (paths[Math.ceil(STEPS * opacity)] ??= new Path2D());
  const addCircle = (path: Path2D, atX: number, atY: number, radius: number) => {
    path.moveTo(atX + radius, atY);
    path.arc(atX, atY, radius, 0, 2 * Math.PI);
  };
  const lights: number[] = [];
  const fading = 1 - rippleAge / RIPPLE_SECONDS;
  if (rippleRadius) addCircle(pathOf(links, RIPPLE * fading), rippleX, rippleY, rippleRadius);

  for (let i = 0; i < count; i++) {
    const atX = x[i] as number;
    const atY = y[i] as number;
    const behind = rippleRadius - Math.hypot(atX - rippleX, atY - rippleY);
    const glow = behind > 0 && behind < TRAIL ? fading * (1 - behind / TRAIL) : 0;
    const lit = lightAt(boxes, atX, atY);
    lights[i] = lit;
    addCircle(
      pathOf(dots, 1 + (lit && DOT + lit * (BRIGHT_DOT + LIT_DOT * glow))),
      atX,
      atY,
      SMALLEST + LARGER * (i % 3) + glow,
    );

    for (let j = 0; j < i; j++) {
      const dx = (x[j] as number) - atX;
      const dy = (y[j] as number) - atY;
      const strength = 1 - (dx * dx + dy * dy) / reach ** 2;
      if (strength <= 0) continue;
      let least = Math.min(lit, lights[j] as number);
      for (const part of PARTS) {
        if (least) least = Math.min(least, lightAt(boxes, atX + dx * part, atY + dy * part));
      }
      const path = pathOf(
        links,
        least ? 1 + strength * (LINK + BRIGHT_LINK * least) : DARK_LINK * strength * strength,
      );
      path.moveTo(atX, atY);
      path.lineTo(atX + dx, atY + dy);
    }
  }

  const paint = (how: "fill" | "stroke", paths: Path2D[], dark: string) =>
    paths.forEach((path, step) => {
      const bright = step > STEPS;
      context.fillStyle = context.strokeStyle = bright ? colors.bright : dark;
      context.globalAlpha = step / STEPS - Number(bright);
      context[how](path);
    });
  paint("stroke", links, colors.link);
  paint("fill", dots, colors.dot);
}
