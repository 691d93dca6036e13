import * as styles from "./OutcomeLine.module.css";

const DRAWINGS = {
  nothing: {
    className: styles.nothing,
    viewBox: "0 0 600 120",
    paths: [
      [styles.line, "M-600 60H540"],
      [styles.rim, "M270 60h.01"],
      [styles.glass, "M270 60h.01"],
      [styles.dot, "M540 60h.01"],
    ],
  },
  empty: {
    className: styles.empty,
    viewBox: "0 0 600 240",
    paths: [
      [styles.line, "M0 230H240"],
      [styles.dashed, "M240 230Q289.5 230 330 200L600 0"],
      [styles.dot, "M240 230h.01"],
    ],
  },
  kept: {
    className: styles.nothing,
    viewBox: "0 0 1200 120",
    paths: [
      [styles.rim, "M960 60h.01"],
      [styles.glass, "M960 60h.01"],
      [styles.line, "M-1200 104H560L700 60H960"],
      [styles.dot, "M960 60h.01"],
    ],
  },
  lost: {
    className: styles.lost,
    viewBox: "0 0 1200 200",
    paths: [
      [styles.line, "M-1200 70H30Q60 70 88 60.8L230 14Q245 9 256 24L372 180Q381 192 396 192H760"],
      [styles.dashed, "M760 192Q846 192 890 168L1200 0"],
      [styles.dot, "M760 192h.01"],
    ],
  },
};

/**
 * The drawing `nothing` is a line that leads to an empty magnifying glass. `empty` is a line that
 * has only begun. `kept` is a line that ends inside a circle. `lost` is a line that falls and rises again.
 */
export function OutcomeLine({ outcome }: { outcome: keyof typeof DRAWINGS }) {
  const { className, viewBox, paths } = DRAWINGS[outcome];
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map(([className, data]) => (
        <path key={className} className={className} d={data} />
      ))}
    </svg>
  );
}
