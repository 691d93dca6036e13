/** What the background runs with; distances and radii in CSS pixels. */
export interface BackgroundSettings {
  particles: number;
  linkDistance: number;
  pointerRadius: number;
  performanceMode: boolean;
}

/** Below this width, in CSS pixels, a screen counts as narrow. */
const NARROW = 768;

/**
 * Performance mode: on narrow screens, and where the device reports 4 or fewer cores.
 *
 * @param cores `navigator.hardwareConcurrency`; a browser that does not tell counts as fast
 */
export const isPerformanceMode = (width: number, cores: number | undefined) =>
  width < NARROW || (cores as number) <= 4;

/** The numbers of the specification, section 9. */
export function backgroundSettings(
  width: number,
  performanceMode: boolean,
  touch: boolean | number,
): BackgroundSettings {
  const [particles, linkDistance] =
    width < NARROW
      ? performanceMode
        ? [60, 90]
        : [90, 120]
      : performanceMode
        ? [100, 120]
        : [140, 160];
  const pointerRadius = touch ? 110 : performanceMode ? 140 : 170;
  return { particles, linkDistance, pointerRadius, performanceMode };
}
