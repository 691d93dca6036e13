import * as styles from "./AuditDrawing.module.css";

/** A line that rises, dips and rises, with a magnifying glass over the dip. */
export function AuditDrawing() {
  return (
    <svg
      className={`drawn-by-scrolling ${styles.drawing}`}
      viewBox="0 0 600 320"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.rim} d="M330 214h.01" />
      <path className={styles.glass} d="M330 214h.01" />
      <path d="M60 330 200 150 330 214 620-80" />
      <path className={styles.dot} d="M330 214h.01" />
    </svg>
  );
}
