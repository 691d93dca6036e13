import * as styles from "./SuccessLine.module.css";

const LINE =
  "M-160 320H-30Q0 320 24 314.7L200 276Q220.5 271.5 240 278L300 298Q318 304 334 288L800-175";

export function SuccessLine({ className = "" }: { className?: string }) {
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox="0 0 600 320"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id="below" x2="0" y2="1">
        <stop className={styles.glow} />
        <stop className={styles.none} offset="1" />
      </linearGradient>
      <path d={`${LINE}V320z`} fill="url(#below)" />
      <path className={styles.line} d={LINE} />
      <path className={styles.dot} d="M520 103h.01" />
    </svg>
  );
}
