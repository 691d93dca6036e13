import * as styles from "./Arrow.module.css";
import { Icon } from "./Icon";

export function Arrow({ className = "" }: { className?: string }) {
  return (
    <Icon className={`${styles.arrow} ${className}`} grid={14} size={14}>
      <path d="M1 13 13 1M3 1h10v10" />
    </Icon>
  );
}
