import { graphql } from "gatsby";
import { List } from "../components/List";
import * as styles from "./PostContents.module.css";

const TITLE = "In this article";

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

interface PostContentsProps {
  contents: Queries.PostContentsFragment["contents"];
}

/**
 * The table of contents, in which src/enhance/current-section.ts marks the current heading. On wide
 * screens, it is beside the text, and CSS shows its links although the `details` element is closed.
 */
export function PostContents({ contents }: PostContentsProps) {
  if (contents.length < MIN_HEADINGS) return null;
  return (
    <nav className="screen-only" aria-label={TITLE}>
      <div className={styles.column} data-contents="">
        <p className={styles.title}>{TITLE}</p>
        <details className={styles.disclosure}>
          <summary className={styles.summary}>{TITLE}</summary>
          <List as="ol" className={styles.list}>
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`} dir="auto">
                  {text}
                </a>
              </li>
            ))}
          </List>
        </details>
      </div>
    </nav>
  );
}

export const query = graphql`
  fragment PostContents on Post {
    contents {
      id
      text
    }
  }
`;
