/** Distances and radii are in CSS pixels. */
export interface BackgroundSettings {
  particles: number;
  linkDistance: number;
  pointerRadius: number;
  performanceMode: boolean;
}

const NARROW_WIDTH = 768;

/** Performance mode is for narrow viewports and for devices with at most 4 processor cores. */
export const isPerformanceMode = (width: number, cores: number | undefined) =>
  width < NARROW_WIDTH || (cores !== undefined && cores <= 4);

export function backgroundSettings(
  width: number,
  performanceMode: boolean,
  touch: boolean,
): BackgroundSettings {
  const [particles, linkDistance] =
    width < NARROW_WIDTH
      ? performanceMode
        ? [60, 90]
        : [90, 120]
      : performanceMode
        ? [100, 120]
        : [140, 160];
  const pointerRadius = touch ? 110 : performanceMode ? 140 : 170;
  return { particles, linkDistance, pointerRadius, performanceMode };
}
