import * as styles from "./Metric.module.css";

/**
 * A metric as its author wrote it. A leading hyphen is drawn as a minus sign. It stays a hyphen in the
 * text, because that is what people type to find the number on the page.
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
