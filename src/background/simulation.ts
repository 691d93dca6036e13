import { createRandom } from "./random";

/** Seconds between two ripples. */
export const RIPPLE_PERIOD = 5;

/**
 * Seconds of one step. Steps are of one length whatever the screen's rate, so that 60 and 120 Hz
 * show the same movement; a frame takes as many as fit.
 */
const STEP = 1 / 120;

/** After a pause of the browser, at most this many seconds are caught up with. */
const LONGEST_FRAME = 0.25;

/** Own speed of a particle, in pixels a second. */
const SLOWEST = 6;
const FASTEST = 20;

/** How fast a pushed particle returns to its own way: the part of the difference, a second. */
const RETURN = 1.2;

/** Pixels a second, each second: towards the pointer, and away from a ripple's front. */
const ATTRACTION = 240;
const PUSH = 160;

/** Nearer to the pointer than this part of its radius, it pushes away: a ring, not a heap. */
const CLEARING = 0.35;

/** How fast a ripple's front runs, in pixels a second, how thick it is, and how long it lasts. */
const FRONT_SPEED = 260;
const FRONT_WIDTH = 48;
export const RIPPLE_SECONDS = 2.2;

/** Particles in a box; everything in CSS pixels and seconds. */
export interface Simulation {
  readonly x: number[];
  readonly y: number[];
  /** How many of the entries of `x` and `y` are in use. */
  count: number;
  width: number;
  height: number;
  /** Where the pointer is; outside of every radius while there is none. */
  pointerX: number;
  pointerY: number;
  pointerRadius: number;
  /** Where ripples begin, while that is in the box; anywhere in it else. */
  sourceX: number;
  sourceY: number;
  /** Ripples so far. */
  ripples: number;
  rippleX: number;
  rippleY: number;
  /** Radius of the front; 0 while there is no ripple. */
  rippleRadius: number;
  /** Seconds since it began; before the first, since the start. */
  rippleAge: number;
  /** Takes another size; particles keep their place in proportion. A side of 0 is ignored. */
  resize(width: number, height: number): void;
  /** Moves everything on by this time; allocates nothing. */
  advance(seconds: number): void;
}

/**
 * A simulation that knows nothing of canvas, clock and page.
 *
 * @param capacity the most particles there can be
 */
export function createSimulation(capacity: number, seed = 1): Simulation {
  const random = createRandom(seed);
  const x: number[] = [];
  const y: number[] = [];
  const ownX: number[] = [];
  const ownY: number[] = [];
  const vx: number[] = [];
  const vy: number[] = [];
  for (let i = 0; i < capacity; i++) {
    x[i] = random();
    y[i] = random();
    const angle = random() * 2 * Math.PI;
    const speed = SLOWEST + random() * (FASTEST - SLOWEST);
    vx[i] = ownX[i] = Math.cos(angle) * speed;
    vy[i] = ownY[i] = Math.sin(angle) * speed;
  }
  let rest = 0;

  const simulation: Simulation = {
    x,
    y,
    count: 0,
    width: 1,
    height: 1,
    pointerX: -1e4,
    pointerY: 0,
    pointerRadius: 0,
    sourceX: -1,
    sourceY: 0,
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
    rest += Math.min(Math.max(seconds, 0), LONGEST_FRAME);
    for (; rest >= STEP; rest -= STEP) {
      moveRipple();
      moveParticles();
    }
  }

  function moveRipple() {
    simulation.rippleAge += STEP;
    // Sums of steps are not exact; half a step is nearer than one too many.
    if (simulation.rippleAge > RIPPLE_PERIOD - STEP / 2) {
      simulation.rippleAge = 0;
      simulation.ripples++;
      const { sourceX, sourceY, width, height } = simulation;
      // Beside the window it never is.
      const inside = sourceY >= 0 && sourceY <= height;
      simulation.rippleX = inside ? sourceX : random() * width;
      simulation.rippleY = inside ? sourceY : random() * height;
    }
    const runs = simulation.ripples && simulation.rippleAge < RIPPLE_SECONDS;
    simulation.rippleRadius = runs ? simulation.rippleAge * FRONT_SPEED : 0;
  }

  function moveParticles() {
    // Read once: the loop runs for every particle, 120 times a second.
    const { count, width, height, pointerX, pointerY, pointerRadius } = simulation;
    const { rippleX, rippleY, rippleRadius } = simulation;
    const attract = (distance: number) => {
      const part = distance / pointerRadius;
      return part < 1 ? ATTRACTION * (1 - part) * (part - CLEARING) : 0;
    };
    const push = (distance: number) =>
      -PUSH * Math.max(0, 1 - Math.abs(distance - rippleRadius) / FRONT_WIDTH);
    for (let i = 0; i < count; i++) {
      pull(i, pointerX, pointerY, attract);
      if (rippleRadius) pull(i, rippleX, rippleY, push);
      move(x, vx, ownX, i, width);
      move(y, vy, ownY, i, height);
    }
  }

  /** Changes the speed of a particle towards a place, by what the force is at its distance. */
  function pull(i: number, toX: number, toY: number, force: (distance: number) => number) {
    const dx = toX - (x[i] as number);
    const dy = toY - (y[i] as number);
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance < 1) return;
    const change = (force(distance) / distance) * STEP;
    vx[i] = (vx[i] as number) + dx * change;
    vy[i] = (vy[i] as number) + dy * change;
  }

  /** Moves a particle on one axis; one that leaves the box is sent back into it. */
  function move(at: number[], speed: number[], own: number[], i: number, end: number) {
    const before = speed[i] as number;
    speed[i] = before + ((own[i] as number) - before) * RETURN * STEP;
    const place = (at[i] as number) + before * STEP;
    if (place >= 0 && place <= end) at[i] = place;
    else {
      speed[i] = -(speed[i] as number);
      own[i] = -(own[i] as number);
    }
  }

  return simulation;
}
