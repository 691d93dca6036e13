import type { ReactNode } from "react";
import * as styles from "./MobileMenu.module.css";
import * as round from "./Round.module.css";

/**
 * The menu of small screens: a native disclosure, so that it opens without any script.
 * src/boot/menu.ts closes it when the visitor leaves it, before React and with it.
 */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.menu}>
      <summary className={`${round.round} ${styles.toggle}`} data-tooltip="">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className={styles.top} d="M4 8.5h16" />
          <path className={styles.bottom} d="M4 15.5h16" />
        </svg>
        <span className="visually-hidden">{label}</span>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
