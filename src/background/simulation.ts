/** Seconds from the beginning of one ripple to the beginning of the next. */
export const RIPPLE_PERIOD = 5;

/**
 * The length of one step in seconds. Each frame advances the simulation by several steps of this
 * length. So the movement does not depend on the frame rate.
 */
const STEP = 1 / 120;

/**
 * Limits the seconds that one frame simulates, because a frame can be late, for example after a
 * long task.
 */
const LONGEST_FRAME = 0.25;

/** The speed at which a particle drifts when no force acts on it, in pixels per second. */
const SLOWEST_DRIFT = 6;
const FASTEST_DRIFT = 20;

/** The rate per second at which the velocity of a particle returns to its drift velocity. */
const RECOVERY = 1.2;

/** Accelerations in pixels per second squared. */
const ATTRACTION = 240;
const PUSH = 160;

/**
 * Within this fraction of the pointer radius, the pointer repels particles. Otherwise particles
 * would pile up.
 */
const REPULSION_FRACTION = 0.35;

/** The speed of the front of a ripple, in pixels per second. */
const FRONT_SPEED = 260;
const FRONT_WIDTH = 48;

/** Seconds from the beginning to the end of a ripple. */
export const RIPPLE_SECONDS = 2.2;

/** Particles that move in a rectangle. All units are CSS pixels and seconds. */
export interface Simulation {
  readonly x: number[];
  readonly y: number[];
  /** The first `count` particles move. */
  count: number;
  width: number;
  height: number;
  /** If there is no pointer, this position is far outside of the rectangle. */
  pointerX: number;
  pointerY: number;
  pointerRadius: number;
  /**
   * The point at which ripples begin. If the point is outside of the rectangle, ripples begin at
   * random points.
   */
  originX: number;
  originY: number;
  /** The number of ripples that have begun so far. */
  ripples: number;
  rippleX: number;
  rippleY: number;
  /** The radius of the current ripple; 0 while there is no ripple. */
  rippleRadius: number;
  /** Seconds since the last ripple began or, before the first ripple, since the start. */
  rippleAge: number;
  /**
   * Changes the size of the rectangle; particles keep their relative position. Sizes that are not
   * positive are ignored.
   */
  resize(width: number, height: number): void;
  advance(seconds: number): void;
}

/**
 * Creates a seeded random number generator, which uses Lehmer's algorithm. The numbers are at least
 * 0 and less than 1. The same seed gives the same numbers. Therefore tests have exact results, and
 * a page has the same background at every visit.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * Creates a simulation that needs no canvas, clock or document.
 *
 * @param capacity the largest number of particles
 */
export function createSimulation(capacity: number, seed = 1): Simulation {
  const random = createRandom(seed);
  const x: number[] = [];
  const y: number[] = [];
  const driftX: number[] = [];
  const driftY: number[] = [];
  const vx: number[] = [];
  const vy: number[] = [];
  for (let i = 0; i < capacity; i++) {
    x[i] = random();
    y[i] = random();
    const angle = random() * 2 * Math.PI;
    const speed = SLOWEST_DRIFT + random() * (FASTEST_DRIFT - SLOWEST_DRIFT);
    vx[i] = driftX[i] = Math.cos(angle) * speed;
    vy[i] = driftY[i] = Math.sin(angle) * speed;
  }
  /**
   * Seconds that are left after the last complete step of the simulation. The next frame adds them
   * to its own time.
   */
  let remainder = 0;

  const simulation: Simulation = {
    x,
    y,
    count: 0,
    width: 1,
    height: 1,
    pointerX: -1e4,
    pointerY: 0,
    pointerRadius: 0,
    originX: -1,
    originY: 0,
    ripples: 0,
    rippleX: 0,
    rippleY: 0,
    rippleRadius: 0,
    rippleAge: 0,
    resize,
    advance,
  };

  function resize(width: number, height: number) {
    if (!(width > 0 && height > 0)) return;
    for (let i = 0; i < capacity; i++) {
      x[i] = ((x[i] as number) * width) / simulation.width;
      y[i] = ((y[i] as number) * height) / simulation.height;
    }
    simulation.width = width;
    simulation.height = height;
  }

  function advance(seconds: number) {
    remainder += Math.min(Math.max(seconds, 0), LONGEST_FRAME);
    for (; remainder >= STEP; remainder -= STEP) {
      moveRipple();
      moveParticles();
    }
  }

  function moveRipple() {
    simulation.rippleAge += STEP;
    // Half a step is subtracted, because rounding errors in the sum of many steps could delay a
    // ripple by one step.
    if (simulation.rippleAge > RIPPLE_PERIOD - STEP / 2) {
      simulation.rippleAge = 0;
      simulation.ripples++;
      const { originX, originY, width, height } = simulation;
      // Pages scroll only vertically, so the origin of ripples is never to the left or right of the
      // viewport.
      const inside = originY >= 0 && originY <= height;
      simulation.rippleX = inside ? originX : random() * width;
      simulation.rippleY = inside ? originY : random() * height;
    }
    const runs = simulation.ripples && simulation.rippleAge < RIPPLE_SECONDS;
    simulation.rippleRadius = runs ? simulation.rippleAge * FRONT_SPEED : 0;
  }

  function moveParticles() {
    // Reading local variables is faster than reading properties. The loop runs 120 times per second
    // for every particle.
    const { count, width, height, pointerX, pointerY, pointerRadius } = simulation;
    const { rippleX, rippleY, rippleRadius } = simulation;
    const attraction = (distance: number) => {
      const part = distance / pointerRadius;
      return part < 1 ? ATTRACTION * (1 - part) * (part - REPULSION_FRACTION) : 0;
    };
    const push = (distance: number) =>
      -PUSH * Math.max(0, 1 - Math.abs(distance - rippleRadius) / FRONT_WIDTH);
    for (let i = 0; i < count; i++) {
      accelerate(i, pointerX, pointerY, attraction);
      if (rippleRadius) accelerate(i, rippleX, rippleY, push);
      move(x, vx, driftX, i, width);
      move(y, vy, driftY, i, height);
    }
  }

  /**
   * Accelerates a particle towards a point.
   *
   * @param force returns the acceleration at a distance; a negative acceleration pushes the
   * particle away
   */
  function accelerate(i: number, toX: number, toY: number, force: (distance: number) => number) {
    const dx = toX - (x[i] as number);
    const dy = toY - (y[i] as number);
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance < 1) return;
    const change = (force(distance) / distance) * STEP;
    vx[i] = (vx[i] as number) + dx * change;
    vy[i] = (vy[i] as number) + dy * change;
  }

  /** Moves a particle on one axis; a particle that would leave the rectangle turns back. */
  function move(position: number[], velocity: number[], drift: number[], i: number, end: number) {
    const before = velocity[i] as number;
    velocity[i] = before + ((drift[i] as number) - before) * RECOVERY * STEP;
    const next = (position[i] as number) + before * STEP;
    if (next >= 0 && next <= end) position[i] = next;
    else {
      velocity[i] = -(velocity[i] as number);
      drift[i] = -(drift[i] as number);
    }
  }

  return simulation;
}
