import * as styles from "./CountedMetric.module.css";
import { Metric } from "./Metric";

/**
 * A metric that counts up once, when it scrolls into view, and then shows the text of the HTML.
 * Only whole numbers are counted up. Browsers without animation triggers show the text from the
 * start.
 */
export function CountedMetric({ value }: { value: string }) {
  const [, before, number, after] = /^(\D*)(\d+)(\D*)$/.exec(value) ?? [];
  if (!number) return <Metric value={value} />;
  return (
    <span
      className={styles.counted}
      data-before={before?.replace("-", "\u2212")}
      data-number={number}
      data-after={after}
    >
      <Metric value={value} />
    </span>
  );
}
