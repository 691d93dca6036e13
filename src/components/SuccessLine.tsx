import * as styles from "./SuccessLine.module.css";

/** The sent message: a line that leaves as a paper plane. */
export function SuccessLine({ className = "" }: { className?: string }) {
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox="0 0 480 320"
      preserveAspectRatio="xMaxYMid"
      aria-hidden="true"
    >
      <path
        className={styles.line}
        d="M24 290C130 290 250 262 236 196C228 156 168 166 180 208C190 242 256 226 306 166M460 24 226 100 322 150z"
      />
      <path className={styles.wing} d="M460 24 322 150 372 250z" />
      <path className={styles.dot} d="M24 290h.01" />
    </svg>
  );
}
