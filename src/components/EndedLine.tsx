import * as styles from "./EndedLine.module.css";

interface EndedLineProps {
  viewBox: string;
  /** Path data of the line. */
  line: string;
  /** Where it ends: the x and y of its node. */
  end: string;
  className?: string;
}

/** The motif as one stroke that ends in its node. */
export function EndedLine({ viewBox, line, end, className = "" }: EndedLineProps) {
  return (
    <svg
      className={`${styles.line} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={line} />
      <path className={styles.node} d={`M${end}h.01`} />
    </svg>
  );
}
