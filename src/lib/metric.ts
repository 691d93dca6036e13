/** A case's change as two quantities of one unit, for drawing: what was, and what became of it. */
export interface Change {
  before: number;
  after: number;
}

/**
 * Reads the change out of a metric, and out of nothing else:
 * `+312%` is 100 to 412, `-41%` is 100 to 59, `3.4x` is 1 to 3.4.
 */
export function changeOf(metric: string): Change {
  const value = Number.parseFloat(metric);
  return metric.endsWith("x")
    ? { before: 1, after: value }
    : { before: 100, after: Math.max(0, 100 + value) };
}
