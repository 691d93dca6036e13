import { createSimulation, RIPPLE_PERIOD, RIPPLE_SECONDS } from "../../src/background/simulation";

const WIDTH = 1200;
const HEIGHT = 800;

function create(seed?: number, count = 140) {
  const simulation = createSimulation(count, seed);
  simulation.resize(WIDTH, HEIGHT);
  simulation.count = count;
  return simulation;
}

const places = ({ x, y }: { x: number[]; y: number[] }) => [...x, ...y];

function run(simulation: ReturnType<typeof create>, seconds: number, rate: number) {
  for (let frame = 0; frame < seconds * rate; frame++) simulation.advance(1 / rate);
  return simulation;
}

test("the same seed gives the same movement, another seed another", () => {
  expect(places(run(create(7), 3, 60))).toEqual(places(run(create(7), 3, 60)));
  expect(places(run(create(7), 3, 60))).not.toEqual(places(run(create(8), 3, 60)));
});

test("particles begin all over the box", () => {
  const { x, y } = create();
  const quarters = new Set([...x].map((at, i) => `${at < WIDTH / 2} ${(y[i] ?? 0) < HEIGHT / 2}`));
  expect(quarters.size).toBe(4);
  expect(Math.min(...x, ...y)).toBeGreaterThanOrEqual(0);
});

test.each([30, 120, 144])("%s Hz show what 60 Hz show", (rate) => {
  const reference = places(run(create(), 8, 60));
  const other = places(run(create(), 8, rate));
  const apart = reference.map((place, i) => Math.abs(place - (other[i] ?? 0)));
  // Frames that are no whole number of steps may be one step behind: a sixth of a pixel.
  expect(Math.max(...apart)).toBeLessThan(0.5);
});

test("everything moves, and nothing leaves the box", () => {
  const simulation = create();
  simulation.pointerX = 600;
  simulation.pointerY = 400;
  simulation.pointerRadius = 170;
  const before = places(simulation);
  for (let second = 0; second < 120; second++) {
    run(simulation, 1, 60);
    expect(Math.min(...simulation.x, ...simulation.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...simulation.x)).toBeLessThanOrEqual(WIDTH);
    expect(Math.max(...simulation.y)).toBeLessThanOrEqual(HEIGHT);
  }
  const moved = places(simulation).filter((place, i) => Math.abs(place - (before[i] ?? 0)) > 1);
  expect(moved.length).toBeGreaterThan(270);
});

test("a ripple begins every five seconds", () => {
  expect(RIPPLE_PERIOD).toBe(5);
  const simulation = create();
  const begins: number[] = [];
  for (let frame = 1; frame <= 60 * 31; frame++) {
    const before = simulation.ripples;
    simulation.advance(1 / 60);
    if (simulation.ripples > before) begins.push(frame / 60);
  }
  expect(begins).toHaveLength(6);
  for (const [index, at] of begins.entries()) {
    expect(Math.abs(at - 5 * (index + 1))).toBeLessThanOrEqual(1 / 60 + 1e-6);
  }
});

test("a ripple runs outwards, pushes what it meets, and ends", () => {
  const [calm, rippled] = [create(3), create(3)];
  run(calm, 4.9, 60);
  run(rippled, 4.9, 60);
  // The same but for the ripple: the other one's front never begins.
  run(rippled, 0.6, 60);
  expect(rippled.ripples).toBe(1);
  const early = rippled.rippleRadius;
  run(rippled, 0.5, 60);
  expect(rippled.rippleRadius).toBeGreaterThan(early);
  const { x, y, rippleX, rippleY, rippleRadius } = rippled;
  const met = [...x.keys()].filter((i) => {
    const distance = Math.hypot((x[i] ?? 0) - rippleX, (y[i] ?? 0) - rippleY);
    return distance < rippleRadius && distance > 60;
  });
  expect(met.length).toBeGreaterThan(0);
  // What the front has passed moves away from its middle, faster than anything moves by itself.
  const before = met.map((i) => Math.hypot((x[i] ?? 0) - rippleX, (y[i] ?? 0) - rippleY));
  run(rippled, 0.2, 60);
  const outwards = met.map(
    (i, at) => Math.hypot((x[i] ?? 0) - rippleX, (y[i] ?? 0) - rippleY) - (before[at] ?? 0),
  );
  expect(Math.max(...outwards)).toBeGreaterThan(0.2 * 20);
  run(rippled, RIPPLE_SECONDS, 60);
  expect(rippled.rippleRadius).toBe(0);
});

test("ripples begin at their source while it is in the box, and else somewhere in it", () => {
  const simulation = create();
  simulation.sourceX = 900;
  simulation.sourceY = 120;
  run(simulation, RIPPLE_PERIOD + 0.1, 60);
  expect([simulation.rippleX, simulation.rippleY]).toEqual([900, 120]);
  simulation.sourceY = -40;
  const seen = new Set<number>();
  for (let ripple = 0; ripple < 3; ripple++) {
    run(simulation, RIPPLE_PERIOD, 60);
    expect(simulation.rippleY).toBeGreaterThanOrEqual(0);
    expect(simulation.rippleY).toBeLessThanOrEqual(HEIGHT);
    seen.add(simulation.rippleX);
  }
  expect(seen.size).toBe(3);
});

describe("the pointer", () => {
  /** Mean change of the distance to the pointer of what is at these distances, in pixels. */
  function drift(from: number, to: number, radius: number) {
    const [still, pulled] = [create(5, 1000), create(5, 1000)];
    pulled.pointerX = WIDTH / 2;
    pulled.pointerY = HEIGHT / 2;
    pulled.pointerRadius = radius;
    const distance = ({ x, y }: typeof still, i: number) =>
      Math.hypot((x[i] ?? 0) - WIDTH / 2, (y[i] ?? 0) - HEIGHT / 2);
    const near = [...still.x.keys()].filter(
      (i) => distance(still, i) > from && distance(still, i) < to,
    );
    run(still, 1, 60);
    run(pulled, 1, 60);
    const changes = near.map((i) => distance(pulled, i) - distance(still, i));
    return changes.reduce((sum, change) => sum + change, 0) / changes.length;
  }

  test.each([110, 140, 170])("attracts within %s px", (radius) => {
    expect(drift(radius * 0.5, radius * 0.9, radius)).toBeLessThan(-5);
  });

  test.each([110, 140, 170])("does nothing beyond %s px", (radius) => {
    // What moves by itself does not come in from here within a second.
    expect(drift(radius + 25, radius + 200, radius)).toBe(0);
  });

  test("gathers no heap: what is very near is sent away a little", () => {
    expect(drift(2, 40, 170)).toBeGreaterThan(1);
  });
});

test("a new size keeps places in proportion; a size of nothing is ignored", () => {
  const simulation = create();
  const [x, y] = [[...simulation.x], [...simulation.y]];
  simulation.resize(WIDTH / 2, HEIGHT * 2);
  expect(simulation.x[0]).toBeCloseTo((x[0] ?? 0) / 2, 2);
  expect(simulation.y[0]).toBeCloseTo((y[0] ?? 0) * 2, 2);
  const kept = places(simulation);
  for (const [width, height] of [
    [0, 0],
    [0, 500],
    [500, 0],
    [Number.NaN, 5],
  ] as const) {
    simulation.resize(width, height);
  }
  expect(places(simulation)).toEqual(kept);
  run(simulation, 1, 60);
  expect(places(simulation).every(Number.isFinite)).toBe(true);
});

test.each([0, -1])("a frame of %s s changes nothing", (seconds) => {
  const simulation = create();
  const before = places(simulation);
  simulation.advance(seconds);
  simulation.advance(0);
  expect(places(simulation)).toEqual(before);
});

test("after a pause of the browser it goes on from where it was", () => {
  const simulation = create();
  const before = places(simulation);
  simulation.advance(3600);
  const moved = places(simulation).map((place, i) => Math.abs(place - (before[i] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(10);
  expect(simulation.ripples).toBe(0);
});
