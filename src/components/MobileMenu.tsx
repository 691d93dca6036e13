import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import * as styles from "./MobileMenu.module.css";
import * as round from "./Round.module.css";

/**
 * The menu of small screens: a native disclosure, so that it opens without any script. Scripts
 * add that it closes on a chosen link, which may lead to the same page, and on Escape.
 */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    summary.current?.focus();
  };

  return (
    <details className={styles.menu} ref={menu} onKeyDown={onKeyDown}>
      <summary className={`${round.round} ${styles.toggle}`} ref={summary} data-tooltip="">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className={styles.top} d="M4 8.5h16" />
          <path className={styles.bottom} d="M4 15.5h16" />
        </svg>
        <span className="visually-hidden">{label}</span>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: links in it take keys themselves */}
      <div className={styles.panel} onClick={onClick}>
        {children}
      </div>
    </details>
  );
}
