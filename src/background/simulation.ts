/** Seconds from the start of one ripple to the next, from docs/specification.md, section 6. */
export const RIPPLE_PERIOD = 5;

/**
 * Maximum length of a step in seconds. A longer frame has several steps of the same length, so the
 * frame rate hardly matters.
 */
const LONGEST_STEP = 1 / 30;

/**
 * Maximum number of seconds that one frame simulates. After a long task, more time may have passed.
 */
const LONGEST_FRAME = 0.25;

/** Pixels per second of a particle that nothing attracts or repels. */
const SLOWEST_DRIFT = 6;
const FASTEST_DRIFT = 20;

/** Rate per second at which a particle returns to its normal velocity. */
const RECOVERY = 1.2;

/** Accelerations in pixels per second squared. */
const ATTRACTION = 240;
const PUSH = 160;

/**
 * The pointer attracts the particles within its radius, but repels the particles within this
 * fraction of the radius.
 */
const REPULSION_FRACTION = 0.35;

/** The speed of the front of a ripple, in pixels per second. */
const FRONT_SPEED = 260;
const FRONT_WIDTH = 48;

/** Seconds from the start to the end of a ripple. */
export const RIPPLE_SECONDS = 2.2;

/** A coordinate at which the pointer is too far away to move particles. */
export const NOWHERE = -1e4;

/** Moving particles in a rectangle. Units are CSS pixels and seconds. */
export interface Simulation {
  readonly x: number[];
  readonly y: number[];
  /** Number of particles that move. */
  count: number;
  width: number;
  height: number;
  /** The position of the pointer. If there is no pointer, `pointerX` is `NOWHERE`. */
  pointerX: number;
  pointerY: number;
  pointerRadius: number;
  /** Number of ripples that have started, each at a random point. */
  ripples: number;
  rippleX: number;
  rippleY: number;
  /** Radius of the ripple; 0 while no ripple is visible */
  rippleRadius: number;
  /** Seconds since the last ripple started; at first, seconds since the simulation started. */
  rippleAge: number;
  /**
   * Sets a new size. The positions of the particles stay the same relative to the size. A width or
   * height of 0 or less changes nothing.
   */
  resize(width: number, height: number): void;
  advance(seconds: number): void;
}

/** `random` returns numbers from 0 to 1. */
export function createSimulation(capacity: number, random = Math.random): Simulation {
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
  /** Length of the current step in seconds. */
  let step = 0;

  const simulation: Simulation = {
    x,
    y,
    count: 0,
    width: 1,
    height: 1,
    pointerX: NOWHERE,
    pointerY: 0,
    pointerRadius: 0,
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
    const time = Math.min(seconds, LONGEST_FRAME);
    const steps = Math.ceil(time / LONGEST_STEP);
    step = time / steps;
    for (let count = 0; count < steps; count++) {
      moveRipple();
      moveParticles();
    }
  }

  function moveRipple() {
    simulation.rippleAge += step;
    if (simulation.rippleAge >= RIPPLE_PERIOD) {
      simulation.rippleAge -= RIPPLE_PERIOD;
      simulation.ripples++;
      simulation.rippleX = random() * simulation.width;
      simulation.rippleY = random() * simulation.height;
    }
    const runs = simulation.ripples && simulation.rippleAge < RIPPLE_SECONDS;
    simulation.rippleRadius = runs ? simulation.rippleAge * FRONT_SPEED : 0;
  }

  function moveParticles() {
    // The loop runs for every particle in every step, and local variables are faster than
    // properties.
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

  /** `force` returns the acceleration at a distance; a negative acceleration repels. */
  function accelerate(i: number, toX: number, toY: number, force: (distance: number) => number) {
    const dx = toX - (x[i] as number);
    const dy = toY - (y[i] as number);
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance < 1) return;
    const change = (force(distance) / distance) * step;
    vx[i] = (vx[i] as number) + dx * change;
    vy[i] = (vy[i] as number) + dy * change;
  }

  function move(position: number[], velocity: number[], drift: number[], i: number, end: number) {
    const before = velocity[i] as number;
    velocity[i] = before + ((drift[i] as number) - before) * RECOVERY * step;
    const next = (position[i] as number) + before * step;
    if (next >= 0 && next <= end) position[i] = next;
    else {
      velocity[i] = -(velocity[i] as number);
      drift[i] = -(drift[i] as number);
    }
  }

  return simulation;
}
