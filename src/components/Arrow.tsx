import * as styles from "./Arrow.module.css";

/** Says that a card leads on. Drawn, so that it keeps its shaft where browsers force colors. */
export function Arrow({ className = "" }: { className?: string }) {
  return (
    <svg className={`${styles.arrow} ${className}`} viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1 13 13 1M3 1h10v10" />
    </svg>
  );
}
