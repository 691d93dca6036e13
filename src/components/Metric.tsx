import * as styles from "./Metric.module.css";

/**
 * Shows a leading hyphen as a minus sign. The text keeps the hyphen, so that visitors can search
 * for it.
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
