import { draw } from "../../src/background/renderer";
import { createSimulation, RIPPLE_PERIOD } from "../../src/background/simulation";
import { COLORS, clearDrawn, context, drawn } from "../support/drawn-canvas";
import { createRandom } from "../support/random";

const WIDTH = 1440;
const HEIGHT = 900;
const LINK_DISTANCE = 160;
type Point = readonly [x: number, y: number];

function drawAt(points: readonly Point[], boxes: Parameters<typeof draw>[3], seconds = 0) {
  const simulation = createSimulation(points.length, createRandom(1));
  simulation.resize(WIDTH, HEIGHT);
  simulation.originX = 700;
  simulation.originY = 450;
  for (let frame = 0; frame < seconds * 60; frame++) simulation.advance(1 / 60);
  simulation.count = points.length;
  for (const [i, [x, y]] of points.entries()) {
    simulation.x[i] = x;
    simulation.y[i] = y;
  }
  const settings = { particles: points.length, linkDistance: LINK_DISTANCE };
  draw(context as unknown as CanvasRenderingContext2D, simulation, settings, boxes, COLORS);
  const dotAt = ([x]: Point) => drawn.dots.find((dot) => Math.abs(dot.x - x) < 0.01);
  return { dots: points.map(dotAt), links: [...drawn.links] };
}

beforeEach(clearDrawn);

const scatter = (count: number): Point[] => {
  const random = createRandom(3);
  return Array.from({ length: count }, () => [random() * WIDTH, random() * HEIGHT]);
};

test("the background draws a line between two near particles, and shorter lines are more opaque", () => {
  const points = scatter(140);
  const { links } = drawAt(points, []);
  const pairs = points.flatMap(([x, y], i) =>
    points.slice(0, i).filter((other) => Math.hypot(x - other[0], y - other[1]) < LINK_DISTANCE),
  );
  expect(links).toHaveLength(pairs.length);
  const lengthOf = ({ from, to }: (typeof links)[number]) =>
    Math.hypot(from[0] - to[0], from[1] - to[1]);
  const sorted = links.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  expect(sorted[0]?.alpha).toBeGreaterThan(2 * (sorted.at(-1)?.alpha ?? 1));
  for (const [i, link] of sorted.slice(1).entries()) {
    expect(link.alpha).toBeLessThanOrEqual(sorted[i]?.alpha as number);
  }
});

test("the background draws particles in three sizes", () => {
  drawAt(scatter(9), []);
  expect(new Set(drawn.dots.map(({ radius }) => radius.toFixed(2))).size).toBe(3);
});

test("a particle of the background is bright in the margin beside a text, and small and dark behind the text", () => {
  const column = { left: 120, top: 0, right: 1320, bottom: 900 };
  const { dots } = drawAt(
    [
      [20, 450],
      [700, 450],
    ],
    [column],
  );
  expect(dots.map((dot) => dot?.color)).toEqual([COLORS.bright, COLORS.dot]);
  expect(dots[0]?.alpha).toBeGreaterThan(0.65);
  expect(dots[1]).toMatchObject({ alpha: 0.5, radius: 1.25 });
});

test("the background draws no bright line between particles across a text, even if the text is small", () => {
  const points = scatter(300);
  const random = createRandom(4);
  const texts = Array.from({ length: 12 }, () => {
    const [left, top] = [random() * WIDTH, random() * HEIGHT];
    return { left, top, right: left + 20, bottom: top + 12 };
  });
  const bright = drawAt(points, texts).links.filter(({ color }) => color === COLORS.bright);
  expect(bright.length).toBeGreaterThan(200);
  for (const { from, to } of bright) {
    for (let part = 0; part <= 1; part += 0.02) {
      const x = from[0] * (1 - part) + to[0] * part;
      const y = from[1] * (1 - part) + to[1] * part;
      expect(texts.some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom)).toBe(false);
    }
  }
});

test("particles become brighter and larger after a ripple has passed, but not behind text", () => {
  const points = [
    [700, 450],
    [820, 450],
    [840, 450],
    [1300, 450],
  ] as const;
  const before = drawAt(points, []).dots;
  clearDrawn();
  // After 0.6 seconds, the front of the ripple is 156 px from the origin.
  const during = drawAt(points, [], RIPPLE_PERIOD + 0.6).dots;
  expect(drawn.ripples).toEqual([[700, 450]]);
  for (const i of [1, 2]) {
    expect(during[i]?.alpha).toBeGreaterThan((before[i]?.alpha ?? 1) + 0.05);
    expect(during[i]?.radius).toBeGreaterThan((before[i]?.radius ?? 1) + 0.2);
  }
  expect(during[3]).toEqual(before[3]);
  clearDrawn();
  const text = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const dark = drawAt(points, [text], RIPPLE_PERIOD + 0.6).dots;
  for (const dot of dark) expect([dot?.color, dot?.alpha]).toEqual([COLORS.dot, 0.5]);
});
