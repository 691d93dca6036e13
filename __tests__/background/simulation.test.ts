import { Simulation } from "../../src/background/simulation";

const WIDTH = 1200;
const HEIGHT = 800;
const CENTER = { x: WIDTH / 2, y: HEIGHT / 2 };
const RADIUS = 170;

/** Lehmer's random numbers from 0 to 1: the same seed always gives the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function create(count = 140) {
  const simulation = new Simulation(createRandom(1));
  simulation.resize(WIDTH, HEIGHT, count);
  return simulation;
}

/** Advances the simulation to a time in seconds, with 30 frames per second. */
function run(simulation: Simulation, seconds: number, radius = RADIUS, from = 0) {
  for (let frame = 1; frame <= (seconds - from) * 30; frame++) {
    simulation.advance(from + frame / 30, radius);
  }
  return simulation;
}

const distances = ({ particles }: Simulation, { x, y } = CENTER) =>
  particles.map((particle) => Math.hypot(particle.x - x, particle.y - y));

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("every particle moves, and no particle leaves the rectangle", () => {
  const simulation = create();
  const before = simulation.particles.map(({ x, y }) => ({ x, y }));
  run(simulation, 120);
  for (const [i, { x, y }] of simulation.particles.entries()) {
    expect(Math.min(x, y, WIDTH - x, HEIGHT - y)).toBeGreaterThanOrEqual(0);
    expect(Math.hypot(x - (before[i]?.x ?? 0), y - (before[i]?.y ?? 0))).toBeGreaterThan(1);
  }
});

test("a ripple starts every 5 seconds by the clock, from the fifth second on", () => {
  const simulation = create();
  const starts: number[] = [];
  let last: number | undefined;
  for (let time = 0; time < 21; time += 0.05) {
    simulation.advance(time, RADIUS);
    const radius = simulation.ripple?.radius;
    if (radius !== undefined && (last === undefined || radius < last)) starts.push(time);
    last = radius;
  }
  expect(starts.map((time) => Math.round(time))).toEqual([5, 10, 15, 20]);
  expect(starts.every((time) => time % 5 < 0.1 || time % 5 > 4.99)).toBe(true);
});

test("a ripple grows, and pushes particles away from its origin", () => {
  const simulation = run(create(), 6);
  const { x = 0, y = 0, radius = 0 } = simulation.ripple ?? {};
  const before = distances(simulation, { x, y });
  run(simulation, 6.2, RADIUS, 6);
  expect(simulation.ripple?.radius).toBeGreaterThan(radius);
  const after = distances(simulation, { x, y });
  const passed = before.flatMap((distance, i) =>
    distance < radius && distance > radius - 100 ? [(after[i] ?? 0) - distance] : [],
  );
  expect(mean(passed)).toBeGreaterThan(2);
});

describe("the pointer", () => {
  /** Returns how much the pointer changes the distance of the particles in a range within a second. */
  function changes(from: number, to: number, radius: number) {
    const [free, attracted] = [create(2000), create(2000)];
    attracted.pointer = CENTER;
    const before = distances(free);
    const [without, towards] = [distances(run(free, 1)), distances(run(attracted, 1, radius))];
    return before.flatMap((distance, i) =>
      distance > from && distance < to ? [(towards[i] ?? 0) - (without[i] ?? 0)] : [],
    );
  }

  test.each([110, 140, 170])("attracts particles everywhere within %s px", (radius) => {
    for (const part of [0.15, 0.4, 0.65, 0.85]) {
      expect(mean(changes(radius * part, radius * (part + 0.1), radius))).toBeLessThan(-1);
    }
    // Particles that are 25 px outside of the radius cannot drift into it within a second.
    expect(mean(changes(radius + 25, radius + 200, radius))).toBe(0);
  });

  test("does not gather the attracted particles in one point", () => {
    const simulation = create();
    simulation.pointer = CENTER;
    const near = distances(run(simulation, 60)).filter((distance) => distance < RADIUS);
    expect(near.length).toBeGreaterThan(5);
    expect(near.filter((distance) => distance < 12).length).toBeLessThan(near.length / 5);
  });
});

test("a resize keeps the places of the particles, and changes their number", () => {
  const simulation = create(60);
  const { x = 0, y = 0 } = simulation.particles[0] ?? {};
  simulation.resize(WIDTH / 2, HEIGHT * 2, 140);
  expect(simulation.particles).toHaveLength(140);
  expect(simulation.particles[0]?.x).toBeCloseTo(x / 2);
  expect(simulation.particles[0]?.y).toBeCloseTo(y * 2);
});

test("after an hour without frames, particles continue where they were", () => {
  const simulation = create();
  const [before = 0] = distances(simulation);
  simulation.advance(3_600, RADIUS);
  expect(Math.abs((distances(simulation)[0] ?? 0) - before)).toBeLessThan(5);
});
