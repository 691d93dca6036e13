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
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** How many of the entries of `x` and `y` are in use. */
  count: number;
  width: number;
  height: number;
  /** Where the pointer is; outside of every radius while there is none. */
  pointerX: number;
  pointerY: number;
  pointerRadius: number;
  /** Ripples so far. */
  ripples: number;
  rippleX: number;
  rippleY: number;
  /** Radius of the front; 0 while there is no ripple. */
  rippleRadius: number;
  /** Seconds of the ripple that have passed. */
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
  const rippleRandom = createRandom(seed + 1);
  const array = () => new Float32Array(capacity);
  const [x, y, ownX, ownY, vx, vy] = [array(), array(), array(), array(), array(), array()];
  for (let i = 0; i < capacity; i++) {
    x[i] = random();
    y[i] = random();
    const angle = random() * 2 * Math.PI;
    const speed = SLOWEST + random() * (FASTEST - SLOWEST);
    vx[i] = ownX[i] = Math.cos(angle) * speed;
    vy[i] = ownY[i] = Math.sin(angle) * speed;
  }
  let untilRipple = RIPPLE_PERIOD;
  let rest = 0;

  const simulation: Simulation = {
    x,
    y,
    count: 0,
    width: 1,
    height: 1,
    pointerX: Number.NEGATIVE_INFINITY,
    pointerY: 0,
    pointerRadius: 0,
    ripples: 0,
    rippleX: 0,
    rippleY: 0,
    rippleRadius: 0,
    rippleAge: RIPPLE_SECONDS,
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
    untilRipple -= STEP;
    // Sums of steps are not exact; half a step is nearer than one too many.
    if (untilRipple < STEP / 2) {
      untilRipple += RIPPLE_PERIOD;
      simulation.ripples++;
      simulation.rippleX = rippleRandom() * simulation.width;
      simulation.rippleY = rippleRandom() * simulation.height;
      simulation.rippleAge = 0;
    } else if (simulation.rippleAge < RIPPLE_SECONDS) simulation.rippleAge += STEP;
    const runs = simulation.rippleAge < RIPPLE_SECONDS;
    simulation.rippleRadius = runs ? simulation.rippleAge * FRONT_SPEED : 0;
  }

  function moveParticles() {
    // Read once: the loop runs for every particle, 120 times a second.
    const { count, width, height, pointerX, pointerY, pointerRadius } = simulation;
    const { rippleX, rippleY, rippleRadius } = simulation;
    for (let i = 0; i < count; i++) {
      const atX = x[i] as number;
      const atY = y[i] as number;
      const speedX = vx[i] as number;
      const speedY = vy[i] as number;
      let ax = ((ownX[i] as number) - speedX) * RETURN;
      let ay = ((ownY[i] as number) - speedY) * RETURN;
      let dx = pointerX - atX;
      let dy = pointerY - atY;
      let distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < pointerRadius && distance > 1) {
        const part = distance / pointerRadius;
        const pull = (ATTRACTION * (1 - part) * (part - CLEARING)) / distance;
        ax += dx * pull;
        ay += dy * pull;
      }
      if (rippleRadius > 0) {
        dx = atX - rippleX;
        dy = atY - rippleY;
        distance = Math.sqrt(dx * dx + dy * dy);
        const near = 1 - Math.abs(distance - rippleRadius) / FRONT_WIDTH;
        if (near > 0 && distance > 1) {
          ax += (dx / distance) * near * PUSH;
          ay += (dy / distance) * near * PUSH;
        }
      }
      x[i] = atX + speedX * STEP;
      y[i] = atY + speedY * STEP;
      vx[i] = speedX + ax * STEP;
      vy[i] = speedY + ay * STEP;
      turn(x, vx, ownX, i, width);
      turn(y, vy, ownY, i, height);
    }
  }

  /** Sends a particle that has left the box on one axis back into it. */
  function turn(at: Float32Array, speed: Float32Array, own: Float32Array, i: number, end: number) {
    const place = at[i] as number;
    if (place >= 0 && place <= end) return;
    const inwards = place < 0 ? 1 : -1;
    at[i] = place < 0 ? 0 : end;
    speed[i] = inwards * Math.abs(speed[i] as number);
    own[i] = inwards * Math.abs(own[i] as number);
  }

  return simulation;
}
