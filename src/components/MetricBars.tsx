import * as styles from "./MetricBars.module.css";

const WIDTH = 240;
const HEIGHT = 100;
const BAR = 72;

/** A case's change as two quantities of one unit, for drawing: what was, and what became of it. */
interface Change {
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

interface MetricBarsProps {
  metric: string;
  labels: { readonly before: string; readonly after: string };
}

/** A case's before and after as two bars and the slope between them, from the metric alone. */
export function MetricBars({ metric, labels }: MetricBarsProps) {
  const { before, after } = changeOf(metric);
  const scale = HEIGHT / Math.max(before, after);
  const [from, to] = [before, after].map((value) => Math.round(HEIGHT - value * scale));
  const slope = `M${BAR} ${from}L${WIDTH - BAR} ${to}`;
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.before} d={`M0 ${from}H${BAR}V${HEIGHT}H0z`} />
        <path className={styles.under} d={`${slope}V${HEIGHT}H${BAR}z`} />
        <path className={styles.after} d={`M${WIDTH - BAR} ${to}H${WIDTH}V${HEIGHT}h-${BAR}z`} />
        <path className={styles.slope} d={slope} />
      </svg>
      <div className={styles.figures}>
        <span>
          {labels.before} <strong>{before}</strong>
        </span>
        <span>
          {labels.after} <strong>{after}</strong>
        </span>
      </div>
    </div>
  );
}
