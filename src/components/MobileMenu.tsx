import type { ReactNode } from "react";
import { Icon } from "./Icon";
import * as control from "./IconControl.module.css";
import * as styles from "./MobileMenu.module.css";

interface MobileMenuProps {
  className?: string;
  children: ReactNode;
}

/**
 * The menu is a `details` element, which opens without scripts. src/enhance/menu.ts closes the menu.
 */
export function MobileMenu({ className = "", children }: MobileMenuProps) {
  return (
    <details className={`${styles.menu} ${className}`}>
      <summary className={`${control.control} ${styles.toggle}`} data-tooltip="">
        <Icon size={24}>
          <path className={styles.top} d="M4 8.5h16" />
          <path className={styles.bottom} d="M4 15.5h16" />
        </Icon>
        <span className="visually-hidden">Menu</span>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
