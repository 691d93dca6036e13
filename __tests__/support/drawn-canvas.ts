/** Mock of a canvas context, which records what the background draws. */

type Point = [x: number, y: number];
interface Paint {
  color: string;
  alpha: number;
}

/** The number of drawn frames, and the dots and links in the last frame. */
export const drawn = {
  pictures: 0,
  dots: [] as (Paint & { x: number; y: number; radius: number })[],
  links: [] as (Paint & { from: Point; to: Point })[],
  ripples: [] as Point[],
};

class Path {
  circles: { x: number; y: number; radius: number }[] = [];
  lines: { from: Point; to: Point }[] = [];
  private position: Point = [0, 0];
  moveTo(...position: Point) {
    this.position = position;
  }
  lineTo(...to: Point) {
    this.lines.push({ from: this.position, to });
  }
  arc(x: number, y: number, radius: number) {
    this.circles.push({ x, y, radius });
  }
}
Object.assign(globalThis, { Path2D: Path });

export const context = {
  fillStyle: "" as unknown,
  strokeStyle: "" as unknown,
  globalAlpha: 1,
  setTransform: jest.fn(),
  /** Returns the color stops of the gradient as text. */
  createLinearGradient: (_x0: number, _y0: number, width: number) => {
    const stops: [number, string][] = [];
    const addColorStop = (at: number, color: string) => stops.push([Math.round(at * width), color]);
    return { addColorStop, toString: () => stops.join(" ") };
  },
  clearRect() {
    Object.assign(drawn, { pictures: drawn.pictures + 1, dots: [], links: [], ripples: [] });
  },
  fill(path: Path) {
    const paint = { color: String(this.fillStyle), alpha: this.globalAlpha };
    drawn.dots.push(...path.circles.map((circle) => ({ ...circle, ...paint })));
  },
  stroke(path: Path) {
    const paint = { color: String(this.strokeStyle), alpha: this.globalAlpha };
    drawn.links.push(...path.lines.map((line) => ({ ...line, ...paint })));
    drawn.ripples.push(...path.circles.map(({ x, y }): Point => [x, y]));
  },
};

export const getContext = jest.fn<typeof context | null, []>();

export function clearDrawn(): void {
  getContext.mockReset().mockReturnValue(context);
  Object.assign(drawn, { pictures: 0, dots: [], links: [], ripples: [] });
}

export function countPictures(milliseconds: number): number {
  const before = drawn.pictures;
  jest.advanceTimersByTime(milliseconds);
  return drawn.pictures - before;
}
