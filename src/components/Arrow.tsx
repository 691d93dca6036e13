import * as styles from "./Arrow.module.css";
import { Icon } from "./Icon";

/** The arrow icon on a card that is a link. */
export function Arrow({ className = "" }: { className?: string }) {
  return (
    <Icon className={`${styles.arrow} ${className}`} grid={14} size={14}>
      <path d="M1 13 13 1M3 1h10v10" />
    </Icon>
  );
}
