import * as styles from "./FlatLine.module.css";

/** The motif lying flat: it rose once, and then there was nothing. */
export function FlatLine() {
  return (
    <svg
      className={styles.line}
      viewBox="0 0 1200 80"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 70h180c40 0 50-58 80-58s40 58 80 58h860" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
