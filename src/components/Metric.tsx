import * as styles from "./Metric.module.css";

/**
 * A metric of a case study, as in the content. A leading hyphen is drawn as a minus sign, but remains
 * a hyphen in the text, because visitors type a hyphen to find the number on the page.
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
