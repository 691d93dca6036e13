import * as styles from "./SuccessLine.module.css";

export function SuccessLine({ className = "" }: { className?: string }) {
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox="0 0 600 320"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.area}
        d="M-80 320H0L200 276Q224 272 240 278L300 298Q322 304 334 288L640 -16V320z"
      />
      <path d="M-80 320H0L200 276Q224 272 240 278L300 298Q322 304 334 288L640 -16" />
      <path className={styles.dot} d="M520 103h.01" />
    </svg>
  );
}
