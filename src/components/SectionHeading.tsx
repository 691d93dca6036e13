import { Link } from "gatsby";
import * as styles from "./SectionHeading.module.css";

export interface SectionHeadingProps {
  title: string;
  text?: string | null;
  link?: { readonly label: string; readonly path: string } | null;
  id?: string;
}

export function SectionHeading({ title, text, link, id }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {(text || link) && (
        <div className={`lead ${styles.text}`}>
          {text && <p>{text}</p>}
          {link && (
            <Link className={styles.link} to={link.path}>
              {link.label}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
