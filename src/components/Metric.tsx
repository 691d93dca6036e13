import * as styles from "./Metric.module.css";

/** A leading hyphen is drawn as a minus sign, but stays a hyphen, which visitors type to search. */
export function Metric({ value }: { value: string }) {
  if (!value.startsWith("-")) return value;
  return (
    <>
      <span className={styles.minus}>-</span>
      {value.slice(1)}
    </>
  );
}
