import { changeOf } from "../lib/metric";
import * as styles from "./MetricBars.module.css";

const WIDTH = 240;
const HEIGHT = 96;
const BAR = 44;

/** A case's before and after as two bars and the line between them, drawn from the metric alone. */
export function MetricBars({ metric }: { metric: string }) {
  const { before, after } = changeOf(metric);
  const scale = HEIGHT / Math.max(before, after);
  const [from, to] = [Math.round(before * scale), Math.round(after * scale)];
  return (
    <svg className={styles.bars} viewBox={`0 -8 ${WIDTH} ${HEIGHT + 9}`} aria-hidden="true">
      <rect className={styles.before} y={HEIGHT - from} width={BAR} height={from} rx="4" />
      <rect
        className={styles.after}
        x={WIDTH - BAR}
        y={HEIGHT - to}
        width={BAR}
        height={to}
        rx="4"
      />
      <path
        className={styles.line}
        d={`M${BAR + 10} ${HEIGHT - from}C${WIDTH * 0.55} ${HEIGHT - from} ${WIDTH * 0.55} ${HEIGHT - to} ${WIDTH - BAR - 10} ${HEIGHT - to}`}
      />
      <path className={styles.ground} d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} />
    </svg>
  );
}
