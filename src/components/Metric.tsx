import * as styles from "./Metric.module.css";

/**
 * Visitors see a minus sign in place of a leading hyphen. The HTML contains the hyphen, so that the
 * search of the browser finds it.
 */
export function Metric({ value }: { value: string }) {
  if (!value.startsWith("-")) return value;
  return (
    <>
      <span className={styles.minus}>-</span>
      {value.slice(1)}
    </>
  );
}
