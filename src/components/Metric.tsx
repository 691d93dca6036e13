import * as styles from "./Metric.module.css";

/**
 * A metric as its author wrote it. A hyphen before it looks like a true minus, and stays the hyphen
 * that people type when they look for the number on the page.
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
