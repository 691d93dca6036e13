import { graphql } from "gatsby";
import { List } from "../components/List";
import * as styles from "./PostContents.module.css";

const TITLE = "In this article";

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

interface PostContentsProps {
  headings: Queries.PostContentsFragment["markdown"]["headings"];
}

/**
 * The table of contents, in which src/enhance/current-section.ts marks the current heading. On wide
 * screens, it is beside the text, and CSS shows its links although the `details` element is closed.
 */
export function PostContents({ headings }: PostContentsProps) {
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className="screen-only" aria-label={TITLE}>
      <div className={styles.column} data-contents="">
        <p className={styles.title}>{TITLE}</p>
        <details className={styles.disclosure}>
          <summary className={styles.summary}>{TITLE}</summary>
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

export const query = graphql`
  fragment PostContents on Post {
    markdown {
      headings(depth: h2) {
        id
        value
      }
    }
  }
`;
