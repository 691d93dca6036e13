/** A mock canvas that records what the background draws, as jsdom has none. */

type Place = [x: number, y: number];
interface Stroke {
  color: string;
  alpha: number;
}

export const COLORS = { dot: "#abc", link: "#def", bright: "#bcd" };
export const BRIGHT = COLORS.bright;

/** The number of frames, and the dots, links and centers of ripples of the last one. */
export const drawn = {
  pictures: 0,
  dots: [] as (Stroke & { x: number; y: number; radius: number })[],
  links: [] as (Stroke & { from: Place; to: Place })[],
  ripples: [] as Place[],
};

class Path {
  circles: { x: number; y: number; radius: number }[] = [];
  lines: { from: Place; to: Place }[] = [];
  private at: Place = [0, 0];
  moveTo(...at: Place) {
    this.at = at;
  }
  lineTo(...to: Place) {
    this.lines.push({ from: this.at, to });
  }
  arc(x: number, y: number, radius: number) {
    this.circles.push({ x, y, radius });
  }
}
Object.assign(globalThis, { Path2D: Path });

export const context = {
  fillStyle: "",
  strokeStyle: "",
  globalAlpha: 1,
  scale: jest.fn(),
  clearRect() {
    Object.assign(drawn, { pictures: drawn.pictures + 1, dots: [], links: [], ripples: [] });
  },
  fill(path: Path) {
    const how = { color: this.fillStyle, alpha: this.globalAlpha };
    drawn.dots.push(...path.circles.map((circle) => ({ ...circle, ...how })));
  },
  stroke(path: Path) {
    const how = { color: this.strokeStyle, alpha: this.globalAlpha };
    drawn.links.push(...path.lines.map((line) => ({ ...line, ...how })));
    drawn.ripples.push(...path.circles.map(({ x, y }): Place => [x, y]));
  },
};

/** Mock of `HTMLCanvasElement.getContext`. */
export const getContext = jest.fn<typeof context | null, []>();

/** Resets the recording; for `beforeEach`. */
export function wipe(): void {
  getContext.mockReset().mockReturnValue(context);
  context.scale.mockClear();
  Object.assign(drawn, { pictures: 0, dots: [], links: [], ripples: [] });
}

/** Pictures that are drawn within a second of the fake timers. */
export function picturesInASecond(): number {
  const before = drawn.pictures;
  jest.advanceTimersByTime(1_000);
  return drawn.pictures - before;
}
