import { Link } from "gatsby";
import * as styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
  title: string;
  text?: string;
  /** The way to more of it. */
  link?: { readonly label: string; readonly path: string } | null;
  id?: string;
}

/** Title of a section, and beside it a sentence and the way to more. */
export function SectionHeading({ title, text, link, id }: SectionHeadingProps) {
  return (
    <div className={`hidden-until-complete ${styles.heading}`}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && (
        <div className={styles.text}>
          <p>{text}</p>
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
