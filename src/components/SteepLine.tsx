import * as styles from "./SteepLine.module.css";

const CURVE = "M0 602C190 594 300 560 470 492 640 424 720 396 800 346 940 258 1000 130 1200-30";

/** The motif: one rising stroke across the hero, which draws itself once. */
export function SteepLine() {
  return (
    <svg
      className={styles.line}
      viewBox="0 0 1200 640"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id="under-the-line" x2="0" y2="1">
        <stop offset="0" className={styles.top} />
        <stop offset=".9" className={styles.bottom} />
      </linearGradient>
      <path d={`${CURVE}V640H0Z`} fill="url(#under-the-line)" />
      <path className={styles.stroke} d={CURVE} pathLength="1" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
