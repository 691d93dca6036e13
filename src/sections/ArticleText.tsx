import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./ArticleText.module.css";
import { Contents } from "./Contents";

interface ArticleTextProps {
  markdown: Queries.ArticleTextFragment;
  /** The title of the table of contents. */
  contents: string;
  /** What stands above the table of contents. */
  children?: ReactNode;
}

/**
 * The text of a post or of a page, with its table of contents. The content check has refused unsafe
 * HTML and links.
 */
export function ArticleText({ markdown, contents, children }: ArticleTextProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={`screen-only ${styles.rail}`}>
        {children}
        <Contents title={contents} headings={markdown.headings} />
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
