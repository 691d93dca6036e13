import * as styles from "./SteepLine.module.css";

/**
 * A dot is a path with almost no length, so the dot stays a circle when the drawing is stretched.
 */
const LINE = "M0 640 470 566Q500 562 528 571L640 606Q670 615 694 590L1200 64";
const DOT = "M1007 264h.01";

/** For each number on the home page: a part of the line, and the dot at the end of this part. */
const METRICS = [
  { part: "M888 388L1007 264", dot: "M1007 264h.01" },
  { part: "M780 500L888 388", dot: "M888 388h.01" },
  { part: "M694 590L780 500", dot: "M780 500h.01" },
];

interface SteepLineProps {
  className?: string;
  /** Whether the line has a part and a dot for each number in sections/MetricStrip.tsx. */
  metrics?: boolean;
}

/**
 * The site's motif, drawn behind the text of a block: a line that rises, dips, and rises steeply.
 */
export function SteepLine({ className = "", metrics = false }: SteepLineProps) {
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox="0 0 1200 640"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id="along" x2=".6">
        <stop offset="0" className={styles.faint} />
        <stop offset="1" className={styles.full} />
      </linearGradient>
      <linearGradient id="under" x2="0" y2="1">
        <stop offset="0" className={styles.glow} />
        <stop offset="1" className={styles.none} />
      </linearGradient>
      <path d={`${LINE}V640H0Z`} fill="url(#under)" />
      <g className={styles.strokes}>
        <path className={styles.halo} d={DOT} />
        <path className={styles.line} d={LINE} stroke="url(#along)" />
        {metrics &&
          METRICS.map(({ part }, index) => (
            <path key={part} d={part} data-metric-part={index + 1} />
          ))}
        <path className={styles.hole} d={DOT} />
        <path className={styles.dot} d={DOT} data-ripple={metrics ? "" : undefined} />
        {metrics &&
          METRICS.map(({ dot }, index) => <path key={dot} d={dot} data-metric-dot={index + 1} />)}
      </g>
    </svg>
  );
}
