import { Link } from "gatsby";
import * as styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
  title: string;
  text?: string;
  /** A link to the page that the section introduces. */
  link?: { readonly label: string; readonly path: string } | null;
  id?: string;
}

/** The title of a section, with a sentence and a link beside the title. */
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
