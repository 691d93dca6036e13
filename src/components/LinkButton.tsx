import type { ReactNode } from "react";
import * as styles from "./Button.module.css";
import { SiteLink } from "./SiteLink";

const LOOKS = { filled: styles.filled, outline: styles.outline, ink: styles.ink };

interface LinkButtonProps {
  /** A path of the site, an id such as `#work`, or the URL of another site. */
  to: string;
  children: ReactNode;
  look?: keyof typeof LOOKS;
  className?: string;
}

export function LinkButton({
  to,
  children,
  look = "filled",
  className: added = "",
}: LinkButtonProps) {
  return (
    <SiteLink className={`${styles.button} ${LOOKS[look]} ${added}`} to={to}>
      {children}
    </SiteLink>
  );
}
