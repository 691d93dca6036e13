import { draw } from "../../src/background/renderer";
import { createSimulation, RIPPLE_PERIOD } from "../../src/background/simulation";
import { clearDrawn, context, drawn } from "../support/drawn-canvas";
import { createRandom } from "../support/random";

const WIDTH = 1440;
const HEIGHT = 900;
const LINK_DISTANCE = 160;
type Point = readonly [x: number, y: number];

function drawAt(points: readonly Point[], seconds = 0) {
  const simulation = createSimulation(points.length, createRandom(1));
  simulation.resize(WIDTH, HEIGHT);
  for (let frame = 0; frame < seconds * 60; frame++) simulation.advance(1 / 60);
  simulation.count = points.length;
  for (const [i, [x, y]] of points.entries()) {
    simulation.x[i] = x;
    simulation.y[i] = y;
  }
  const settings = { particles: points.length, linkDistance: LINK_DISTANCE };
  draw(context as unknown as CanvasRenderingContext2D, simulation, settings, {
    dot: "#abc",
    link: "#def",
  });
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
  const { links } = drawAt(points);
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
  drawAt(scatter(9));
  expect(new Set(drawn.dots.map(({ radius }) => radius.toFixed(2))).size).toBe(3);
});

test("particles are larger directly behind the front of a ripple", () => {
  // The number of particles decides which random point the ripple starts at.
  drawAt(Array<Point>(4).fill([0, 0]), RIPPLE_PERIOD + 0.6);
  const [x, y] = drawn.ripples[0] as Point;
  const points = [
    [x, y],
    [x + 120, y],
    [x + 140, y],
    [x + 600, y],
  ] as const;
  const before = drawAt(points).dots;
  clearDrawn();
  // After 0.6 seconds, the front of the ripple is 156 px from its origin.
  const during = drawAt(points, RIPPLE_PERIOD + 0.6).dots;
  expect(drawn.ripples).toEqual([[x, y]]);
  for (const i of [1, 2]) {
    expect(during[i]?.radius).toBeGreaterThan((before[i]?.radius ?? 1) + 0.2);
  }
  expect(during[3]).toEqual(before[3]);
});
