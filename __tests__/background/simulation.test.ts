import { createSimulation, RIPPLE_SECONDS } from "../../src/background/simulation";
import { createRandom } from "../support/random";

const WIDTH = 1200;
const HEIGHT = 800;

function create(seed = 1, count = 140) {
  const simulation = createSimulation(count, createRandom(seed));
  simulation.resize(WIDTH, HEIGHT);
  simulation.count = count;
  return simulation;
}

const positions = ({ x, y }: { x: number[]; y: number[] }) => [...x, ...y];

function run(simulation: ReturnType<typeof create>, seconds: number, rate: number) {
  for (let frame = 0; frame < seconds * rate; frame++) simulation.advance(1 / rate);
  return simulation;
}

test.each([20, 30, 120, 144])(
  "particles of the background move at the same speed with %s and with 60 frames per second",
  (rate) => {
    const reference = positions(run(create(), 8, 60));
    const other = positions(run(create(), 8, rate));
    const apart = reference.map((place, i) => Math.abs(place - (other[i] ?? 0)));
    // Shorter steps are more exact: a ripple and the edges change the path of a particle a little.
    expect(Math.max(...apart)).toBeLessThan(2);
  },
);

test("every particle moves, and no particle leaves the rectangle of the simulation", () => {
  const simulation = create();
  simulation.pointerX = 600;
  simulation.pointerY = 400;
  simulation.pointerRadius = 170;
  const before = positions(simulation);
  for (let second = 0; second < 120; second++) {
    run(simulation, 1, 60);
    expect(Math.min(...simulation.x, ...simulation.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...simulation.x)).toBeLessThanOrEqual(WIDTH);
    expect(Math.max(...simulation.y)).toBeLessThanOrEqual(HEIGHT);
  }
  const moved = positions(simulation).filter((place, i) => Math.abs(place - (before[i] ?? 0)) > 1);
  expect(moved.length).toBeGreaterThan(270);
});

test("a ripple grows, pushes particles away, and ends", () => {
  const rippled = create(3);
  run(rippled, 4.9, 60);
  run(rippled, 0.6, 60);
  expect(rippled.ripples).toBe(1);
  const early = rippled.rippleRadius;
  run(rippled, 0.5, 60);
  expect(rippled.rippleRadius).toBeGreaterThan(early);
  const { x, y, rippleX, rippleY, rippleRadius } = rippled;
  const passed = [...x.keys()].filter((i) => {
    const distance = Math.hypot((x[i] ?? 0) - rippleX, (y[i] ?? 0) - rippleY);
    return distance < rippleRadius && distance > 60;
  });
  expect(passed.length).toBeGreaterThan(0);
  const before = passed.map((i) => Math.hypot((x[i] ?? 0) - rippleX, (y[i] ?? 0) - rippleY));
  run(rippled, 0.2, 60);
  const outwards = passed.map(
    (i, at) => Math.hypot((x[i] ?? 0) - rippleX, (y[i] ?? 0) - rippleY) - (before[at] ?? 0),
  );
  expect(Math.max(...outwards)).toBeGreaterThan(0.2 * 20);
  run(rippled, RIPPLE_SECONDS, 60);
  expect(rippled.rippleRadius).toBe(0);
});

describe("the pointer", () => {
  function meanChange(from: number, to: number, radius: number) {
    const [still, pulled] = [create(5, 1000), create(5, 1000)];
    pulled.pointerX = WIDTH / 2;
    pulled.pointerY = HEIGHT / 2;
    pulled.pointerRadius = radius;
    const distance = ({ x, y }: typeof still, i: number) =>
      Math.hypot((x[i] ?? 0) - WIDTH / 2, (y[i] ?? 0) - HEIGHT / 2);
    const inRange = [...still.x.keys()].filter(
      (i) => distance(still, i) > from && distance(still, i) < to,
    );
    run(still, 1, 60);
    run(pulled, 1, 60);
    const changes = inRange.map((i) => distance(pulled, i) - distance(still, i));
    return changes.reduce((sum, change) => sum + change, 0) / changes.length;
  }

  test.each([110, 140, 170])(
    "the pointer attracts particles within a radius of %s px",
    (radius) => {
      expect(meanChange(radius * 0.5, radius * 0.9, radius)).toBeLessThan(-5);
    },
  );

  test.each([110, 140, 170])(
    "the pointer does not move particles that are farther than %s px from it",
    (radius) => {
      // Particles that are 25 px outside of the radius cannot drift into the radius within a
      // second.
      expect(meanChange(radius + 25, radius + 200, radius)).toBe(0);
    },
  );

  test("the pointer pushes the nearest particles away instead of gathering them in one place", () => {
    expect(meanChange(2, 40, 170)).toBeGreaterThan(1);
  });
});

test("a resize of the viewport keeps the relative positions of particles, but a size of zero is ignored", () => {
  const simulation = create();
  const [x, y] = [[...simulation.x], [...simulation.y]];
  simulation.resize(WIDTH / 2, HEIGHT * 2);
  expect(simulation.x[0]).toBeCloseTo((x[0] ?? 0) / 2, 2);
  expect(simulation.y[0]).toBeCloseTo((y[0] ?? 0) * 2, 2);
  const kept = positions(simulation);
  for (const [width, height] of [
    [0, 0],
    [0, 500],
    [500, 0],
    [Number.NaN, 5],
  ] as const) {
    simulation.resize(width, height);
  }
  expect(positions(simulation)).toEqual(kept);
  run(simulation, 1, 60);
  expect(positions(simulation).every(Number.isFinite)).toBe(true);
});

test("after an hour without frames, the simulation of the background skips the missed hour", () => {
  const simulation = create();
  const before = positions(simulation);
  simulation.advance(3600);
  const moved = positions(simulation).map((place, i) => Math.abs(place - (before[i] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(10);
  expect(simulation.ripples).toBe(0);
});
