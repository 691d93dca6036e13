import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { List } from "../components/List";
import * as styles from "./ArticleText.module.css";
import * as contents from "./Contents.module.css";

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

interface ArticleTextProps {
  markdown: Queries.ArticleTextFragment;
  /** The title of the table of contents. */
  title: string;
  /** Tags and share links, which stand above the table of contents. */
  children?: ReactNode;
}

/**
 * The table of contents, in which src/enhance/current-section.ts marks the current heading. On wide
 * screens, it is beside the text, and CSS shows its links although the `details` element is closed.
 * On narrow screens, it is a bar below the header, which names the current heading.
 */
function Contents({ markdown, title }: ArticleTextProps) {
  return (
    <nav className={contents.contents} aria-label={title}>
      <div className={contents.column} data-contents="">
        <p className={contents.title}>{title}</p>
        <details className={contents.disclosure}>
          <summary className={contents.summary}>
            <span className={contents.current}>{title}</span>
          </summary>
          <List as="ol" className={contents.list}>
            {markdown.headings.map(({ id, value }) => (
              <li key={id}>
                <a className={contents.link} href={`#${id}`} dir="auto">
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

/** The text of a post or of a page. The content check has refused unsafe HTML and links. */
export function ArticleText({ markdown, title, children }: ArticleTextProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={`screen-only ${styles.rail}`}>
        {children && <div className={`stack ${styles.tools}`}>{children}</div>}
        {markdown.headings.length >= MIN_HEADINGS && <Contents markdown={markdown} title={title} />}
      </div>
      <div
        className={styles.body}
        dir="auto"
        data-text=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the content check refuses unsafe HTML
        dangerouslySetInnerHTML={{ __html: markdown.html }}
      />
    </div>
  );
}

export const query = graphql`
  fragment ArticleText on MarkdownRemark {
    html
    headings(depth: h2) {
      id
      value
    }
  }
`;
