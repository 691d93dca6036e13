import { List } from "../components/List";
import * as styles from "./Contents.module.css";

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

interface ContentsProps {
  title: string;
  headings: Queries.ArticleTextFragment["headings"];
}

/**
 * The table of contents, in which src/enhance/current-section.ts marks the current heading. On wide
 * screens, it is beside the text, and CSS shows its links although the `details` element is closed.
 * On narrow screens, it is a bar below the header, which names the current heading.
 */
export function Contents({ title, headings }: ContentsProps) {
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className={styles.contents} aria-label={title}>
      <div className={styles.column} data-contents="">
        <p className={styles.title}>{title}</p>
        <details className={styles.disclosure}>
          <summary className={styles.summary}>
            <span className={styles.current}>{title}</span>
          </summary>
          <List as="ol" className={styles.list}>
            {headings.map(({ id, value }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`} dir="auto">
                  {value}
                </a>
              </li>
            ))}
          </List>
        </details>
      </div>
    </nav>
  );
}
