import { changeOf } from "../lib/metric";
import * as styles from "./MetricBars.module.css";

const WIDTH = 240;
const HEIGHT = 100;
const BAR = 72;

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
