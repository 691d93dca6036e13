import { createRandom } from "../../src/background/random";
import { draw } from "../../src/background/renderer";
import { createSimulation, RIPPLE_PERIOD } from "../../src/background/simulation";
import { BRIGHT, COLORS, context, drawn, wipe } from "../support/drawn-canvas";

const WIDTH = 1440;
const HEIGHT = 900;
const REACH = 160;
type Place = readonly [x: number, y: number];

/** Draws particles at these places, `seconds` after the background began. */
function drawAt(places: readonly Place[], boxes: Parameters<typeof draw>[3], seconds = 0) {
  const simulation = createSimulation(places.length);
  simulation.resize(WIDTH, HEIGHT);
  simulation.sourceX = 700;
  simulation.sourceY = 450;
  for (let frame = 0; frame < seconds * 60; frame++) simulation.advance(1 / 60);
  simulation.count = places.length;
  for (const [i, [x, y]] of places.entries()) {
    simulation.x[i] = x;
    simulation.y[i] = y;
  }
  draw(context as unknown as CanvasRenderingContext2D, simulation, REACH, boxes, COLORS);
  const dotAt = ([x]: Place) => drawn.dots.find((dot) => Math.abs(dot.x - x) < 0.01);
  return { dots: places.map(dotAt), links: [...drawn.links] };
}

beforeEach(wipe);

const scatter = (count: number): Place[] => {
  const random = createRandom(3);
  return Array.from({ length: count }, () => [random() * WIDTH, random() * HEIGHT]);
};

test("exactly the pairs nearer than the reach are linked, the nearer the stronger", () => {
  const places = scatter(140);
  const { links } = drawAt(places, []);
  const near = places.flatMap(([x, y], i) =>
    places.slice(0, i).filter((other) => Math.hypot(x - other[0], y - other[1]) < REACH),
  );
  expect(links).toHaveLength(near.length);
  const lengthOf = ({ from, to }: (typeof links)[number]) =>
    Math.hypot(from[0] - to[0], from[1] - to[1]);
  const sorted = links.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  expect(sorted[0]?.alpha).toBeGreaterThan(2 * (sorted.at(-1)?.alpha ?? 1));
  for (const [i, link] of sorted.slice(1).entries()) {
    expect(link.alpha).toBeLessThanOrEqual(sorted[i]?.alpha as number);
  }
});

test("particles are of three sizes", () => {
  drawAt(scatter(9), []);
  expect(new Set(drawn.dots.map(({ radius }) => radius.toFixed(2))).size).toBe(3);
});

test("a particle is bright in a gutter, and over text in its color there", () => {
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
  expect(dots[1]?.alpha).toBe(1);
});

test("no bright link passes over a word, however small the word and however the link lies", () => {
  const places = scatter(300);
  const random = createRandom(4);
  const text = Array.from({ length: 12 }, () => {
    const [left, top] = [random() * WIDTH, random() * HEIGHT];
    return { left, top, right: left + 20, bottom: top + 12 };
  });
  const bright = drawAt(places, text).links.filter(({ color }) => color === BRIGHT);
  expect(bright.length).toBeGreaterThan(200);
  for (const { from, to } of bright) {
    for (let part = 0; part <= 1; part += 0.02) {
      const x = from[0] * (1 - part) + to[0] * part;
      const y = from[1] * (1 - part) + to[1] * part;
      expect(text.some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom)).toBe(false);
    }
  }
});

test("a ripple makes what its front has just passed brighter and larger, except over text", () => {
  const places = [
    [700, 450],
    [820, 450],
    [840, 450],
    [1300, 450],
  ] as const;
  const calm = drawAt(places, []).dots;
  wipe();
  // Six tenths of a second after it began the front is 156 px away.
  const lit = drawAt(places, [], RIPPLE_PERIOD + 0.6).dots;
  expect(drawn.ripples).toEqual([[700, 450]]);
  for (const i of [1, 2]) {
    expect(lit[i]?.alpha).toBeGreaterThan((calm[i]?.alpha ?? 1) + 0.05);
    expect(lit[i]?.radius).toBeGreaterThan((calm[i]?.radius ?? 1) + 0.2);
  }
  expect(lit[3]).toEqual(calm[3]);
  wipe();
  const text = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const dark = drawAt(places, [text], RIPPLE_PERIOD + 0.6).dots;
  for (const dot of dark) expect([dot?.color, dot?.alpha]).toEqual([COLORS.dot, 1]);
});
