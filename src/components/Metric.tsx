import * as styles from "./Metric.module.css";

/**
 * A leading hyphen looks like a minus sign, but the text contains the hyphen, which visitors type
 * to search.
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
