/** Distances and radii are in CSS pixels. */
export interface BackgroundSettings {
  particles: number;
  linkDistance: number;
  pointerRadius: number;
}

const NARROW_WIDTH = 768;

/** Number of particles and link distance, from docs/specification.md, section 6. */
const NUMBERS = {
  narrow: { performance: [60, 90], normal: [90, 120] },
  wide: { performance: [100, 120], normal: [140, 160] },
} as const;

/** Performance mode is for narrow viewports and for devices with at most 4 processor cores. */
export const isPerformanceMode = (width: number, cores: number | undefined) =>
  width < NARROW_WIDTH || (cores !== undefined && cores <= 4);

export function backgroundSettings(
  width: number,
  performanceMode: boolean,
  touch: boolean,
): BackgroundSettings {
  const numbers = width < NARROW_WIDTH ? NUMBERS.narrow : NUMBERS.wide;
  const [particles, linkDistance] = performanceMode ? numbers.performance : numbers.normal;
  const pointerRadius = touch ? 110 : performanceMode ? 140 : 170;
  return { particles, linkDistance, pointerRadius };
}
