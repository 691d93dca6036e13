import * as styles from "./OutcomeLine.module.css";

const DRAWINGS = {
  success: {
    className: styles.success,
    viewBox: "0 0 600 320",
    line: "M-80 320H0L200 276Q224 272 240 278L300 298Q322 304 334 288L700 -220",
    dot: "M520 30h.01",
  },
  nothing: {
    className: styles.nothing,
    viewBox: "0 0 1200 80",
    line: "M0 70h150L205 12Q214 4 221 14L262 70H1100",
    dot: "M1100 70h.01",
  },
};

/** The line of `success` rises steeply to a dot; the line of `nothing` stays flat. */
export function OutcomeLine({ outcome }: { outcome: keyof typeof DRAWINGS }) {
  const { className, viewBox, line, dot } = DRAWINGS[outcome];
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={line} />
      <path className={styles.dot} d={dot} />
    </svg>
  );
}
