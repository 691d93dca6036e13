/** Seconds from the start of one ripple to the next, from docs/specification.md, section 6. */
const RIPPLE_PERIOD = 5;

/** Seconds from the start to the end of a ripple. */
const RIPPLE_SECONDS = 2.2;

/** The speed of the front of a ripple, in pixels per second. */
const FRONT_SPEED = 260;
const FRONT_WIDTH = 48;

/** Maximum length of a step in seconds. After a pause, the particles continue where they were. */
const LONGEST_STEP = 0.1;

/** Pixels per second of a particle that nothing attracts or repels. */
const SLOWEST_DRIFT = 6;
const FASTEST_DRIFT = 20;

/** Rate per second at which a particle returns to its drift. */
const RECOVERY = 1.2;

/** Accelerations in pixels per second squared. */
const ATTRACTION = 110;
const PUSH = 160;

/** Positions are in CSS pixels, and velocities in CSS pixels per second. */
export interface Point {
  x: number;
  y: number;
}

interface Particle extends Point {
  velocity: Point;
  /** The velocity of the particle while nothing attracts or repels it. */
  drift: Point;
}

interface Ripple extends Point {
  radius: number;
  /** Decreases from 1 to 0 during the ripple. */
  strength: number;
}

/**
 * Returns the acceleration of a particle towards the pointer. The attraction ends at the radius, and
 * becomes weaker than the drift near the pointer, so that particles do not gather in one point.
 */
function attractionAt(distance: number, radius: number): number {
  const part = distance / radius;
  return part < 1 ? ATTRACTION * part * (1 - part) : 0;
}

const pushAt = (distance: number, { radius }: Ripple) =>
  -PUSH * Math.max(0, 1 - Math.abs(distance - radius) / FRONT_WIDTH);

/** Adds a velocity towards the point; a negative velocity leads away from it. */
function accelerate(particle: Particle, to: Point, velocityAt: (distance: number) => number): void {
  const dx = to.x - particle.x;
  const dy = to.y - particle.y;
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return;
  const change = velocityAt(distance) / distance;
  particle.velocity.x += dx * change;
  particle.velocity.y += dy * change;
}

/** Moves a particle along one axis. It turns round at 0 and at `end`. */
function move(particle: Particle, axis: "x" | "y", step: number, end: number): void {
  const { velocity, drift } = particle;
  velocity[axis] += (drift[axis] - velocity[axis]) * RECOVERY * step;
  const next = particle[axis] + velocity[axis] * step;
  if (next >= 0 && next <= end) {
    particle[axis] = next;
  } else {
    velocity[axis] *= -1;
    drift[axis] *= -1;
  }
}

/** Moving particles in a rectangle. `random` returns numbers from 0 to 1. */
export class Simulation {
  particles: Particle[] = [];
  ripple: Ripple | undefined;
  pointer: Point | undefined;
  width = 1;
  height = 1;
  private time = 0;
  private rippleNumber = 0;
  private rippleOrigin: Point = { x: 0, y: 0 };

  constructor(private readonly random = Math.random) {}

  /** Sets a new size and number of particles. The particles keep their places in the rectangle. */
  resize(width: number, height: number, count: number): void {
    for (const particle of this.particles) {
      particle.x *= width / this.width;
      particle.y *= height / this.height;
    }
    Object.assign(this, { width, height });
    this.particles = Array.from({ length: count }, (_, i) => this.particles[i] ?? this.create());
  }

  /** Moves the particles to a time in seconds. */
  advance(time: number, pointerRadius: number): void {
    const step = Math.min(time - this.time, LONGEST_STEP);
    this.time = time;
    const ripple = this.rippleAt(time);
    this.ripple = ripple;
    const { pointer } = this;
    for (const particle of this.particles) {
      if (pointer)
        accelerate(particle, pointer, (distance) => attractionAt(distance, pointerRadius) * step);
      if (ripple) accelerate(particle, ripple, (distance) => pushAt(distance, ripple) * step);
      move(particle, "x", step, this.width);
      move(particle, "y", step, this.height);
    }
  }

  private create(): Particle {
    const angle = this.random() * 2 * Math.PI;
    const speed = SLOWEST_DRIFT + this.random() * (FASTEST_DRIFT - SLOWEST_DRIFT);
    const drift = { x: Math.cos(angle) * speed, y: Math.sin(angle) * speed };
    return { ...this.randomPoint(), drift, velocity: { ...drift } };
  }

  private randomPoint(): Point {
    return { x: this.random() * this.width, y: this.random() * this.height };
  }

  /** The clock alone decides when a ripple starts. Each ripple starts at a random point. */
  private rippleAt(time: number): Ripple | undefined {
    const number = Math.floor(time / RIPPLE_PERIOD);
    const age = time % RIPPLE_PERIOD;
    if (number === 0 || age > RIPPLE_SECONDS) return undefined;
    if (number !== this.rippleNumber) this.rippleOrigin = this.randomPoint();
    this.rippleNumber = number;
    return { ...this.rippleOrigin, radius: age * FRONT_SPEED, strength: 1 - age / RIPPLE_SECONDS };
  }
}
