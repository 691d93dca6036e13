/** What of a canvas has been drawn on: from the first pixel to the one after the last. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where something is filled: a picture's size, and the signed areas of the outlines so far. */
export interface Canvas {
  width: number;
  height: number;
  /**
   * What each pixel adds to the coverage of all to its right, row by row, two more than the width
   * in each: what ends at the right edge or beyond
   */
  areas: Float32Array;
  touched: Box;
}

const nothing = (): Box => ({ left: Infinity, top: Infinity, right: 0, bottom: 0 });

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  areas: new Float32Array((width + 2) * height),
  touched: nothing(),
});

/** From units of a face, y going up, to pixels, y going down. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** A curve is drawn as lines, as many as there are pixels between its ends in this measure. */
const PIXELS_PER_LINE = 6;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Adds the area to the right of the part of a line that is within one row. */
function addToRow(canvas: Canvas, row: number, from: number, to: number, height: number) {
  const left = clamp(Math.min(from, to), 0, canvas.width);
  const right = clamp(Math.max(from, to), 0, canvas.width);
  const start = row * (canvas.width + 2);
  const { areas } = canvas;
  for (let column = Math.floor(left), x = left; ; column++) {
    const end = Math.min(column + 1, right);
    // A line that stands upright has no width to share its height out over.
    const part = right > left ? (height * (end - x)) / (right - left) : height;
    const beside = (x + end) / 2 - column;
    areas[start + column] = (areas[start + column] ?? 0) + part * (1 - beside);
    areas[start + column + 1] = (areas[start + column + 1] ?? 0) + part * beside;
    if (end >= right) return;
    x = end;
  }
}

function addLine(canvas: Canvas, x0: number, y0: number, x1: number, y1: number) {
  if (y0 === y1) return;
  const slope = (x1 - x0) / (y1 - y0);
  const [top, bottom, sign] = y0 < y1 ? [y0, y1, 1] : [y1, y0, -1];
  const last = Math.min(Math.ceil(bottom), canvas.height);
  for (let row = Math.max(Math.floor(top), 0); row < last; row++) {
    const from = Math.max(row, top);
    const to = Math.min(row + 1, bottom);
    const at = (y: number) => x0 + (y - y0) * slope;
    addToRow(canvas, row, at(from), at(to), sign * (to - from));
  }
}

function touch({ width, height, touched }: Canvas, x: number, y: number) {
  touched.left = clamp(Math.floor(x), 0, touched.left);
  touched.top = clamp(Math.floor(y), 0, touched.top);
  touched.right = clamp(Math.ceil(x) + 1, touched.right, width);
  touched.bottom = clamp(Math.ceil(y), touched.bottom, height);
}

type Point = readonly [number, number];

/** A step of an outline: to a point, on a curve where there is a second one; a move starts anew. */
interface Step {
  to: Point;
  control?: Point;
  isMove?: boolean;
}

const parsed = new Map<string, Step[]>();

/** The steps of an outline, in its own units; contours end where they began. */
function stepsOf(outline: string): Step[] {
  const known = parsed.get(outline);
  if (known) return known;
  const steps: Step[] = [];
  let start: Point = [0, 0];
  for (const [, command, values = ""] of outline.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = values.split(/[ ,]/).map(Number);
    if (command === "M") start = [a, b];
    if (command === "Z") steps.push({ to: start });
    else if (command === "Q") steps.push({ control: [a, b], to: [c, d] });
    else steps.push({ to: [a, b], isMove: command === "M" });
  }
  parsed.set(outline, steps);
  return steps;
}

/**
 * Adds the outline of a glyph: what lies within it, be its contours over one another, is filled.
 * @param outline moves, lines, quadratic curves and ends, as the attribute `d` of SVG in capitals
 */
export function addOutline(canvas: Canvas, outline: string, { x, y, scale }: Placement): void {
  const place = ([h, v]: Point): Point => [x + h * scale, y - v * scale];
  let pen: Point = [0, 0];
  for (const { to, control, isMove } of stepsOf(outline)) {
    const from = pen;
    pen = place(to);
    touch(canvas, ...pen);
    if (control) touch(canvas, ...place(control));
    if (isMove) continue;
    const [cx, cy] = control ? place(control) : from;
    const length = control ? Math.hypot(pen[0] - from[0], pen[1] - from[1]) : 0;
    const count = Math.max(control ? 2 : 1, Math.ceil(length / PIXELS_PER_LINE));
    let [px, py] = from;
    for (let step = 1; step <= count; step++) {
      const t = step / count;
      const [before, between, after] = control ? [(1 - t) ** 2, 2 * t * (1 - t), t * t] : [0, 0, 1];
      const qx = before * from[0] + between * cx + after * pen[0];
      const qy = before * from[1] + between * cy + after * pen[1];
      addLine(canvas, px, py, qx, qy);
      [px, py] = [qx, qy];
    }
  }
}

/** Gives the coverage of every pixel that was drawn on, from 0 to 1, and empties the canvas. */
export function takeCoverage(
  canvas: Canvas,
  fill: (pixel: number, coverage: number) => void,
): void {
  const { width, areas } = canvas;
  const { left, top, right, bottom } = canvas.touched;
  canvas.touched = nothing();
  for (let row = top; row < bottom; row++) {
    const start = row * (width + 2);
    let sum = 0;
    for (let column = left; column < right; column++) {
      sum += areas[start + column] ?? 0;
      const coverage = Math.min(Math.abs(sum), 1);
      if (coverage > 0.01) fill(row * width + column, coverage);
    }
    areas.fill(0, start + left, start + width + 2);
  }
}
