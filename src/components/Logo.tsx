import { Link } from "gatsby";
import * as styles from "./Logo.module.css";

interface LogoProps {
  brand: string;
  className?: string;
}

export function Logo({ brand, className = "" }: LogoProps) {
  return (
    <Link to="/" className={`${styles.logo} ${className}`} aria-label={`${brand} home`}>
      <svg className={styles.mark} viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d="M2.5 19.5 9 14l4.5 3.25 8-12.75" />
      </svg>
      <span>{brand}</span>
    </Link>
  );
}
