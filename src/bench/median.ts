/**
 * Of an even number of figures, returns the upper of the two in the middle; NaN without figures.
 */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
