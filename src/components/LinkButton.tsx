import { Link } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./Button.module.css";

const LOOKS = { filled: styles.filled, outline: styles.outline, ink: styles.ink };

interface LinkButtonProps {
  /** A path of the site, or an anchor such as `#work`. */
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
  const className = `${styles.button} ${LOOKS[look]} ${added}`;
  if (to.startsWith("#")) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
