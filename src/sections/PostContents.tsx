import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { List } from "../components/List";
import * as styles from "./PostContents.module.css";
import { useCurrentSection } from "./use-current-section";

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

interface ContentsListProps {
  headings: Queries.PostContentsFragment["contents"];
  current?: string;
}

export function ContentsList({ headings, current }: ContentsListProps) {
  return (
    <List as="ol" className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            className={styles.link}
            href={`#${id}`}
            aria-current={id === current ? "true" : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </List>
  );
}

interface PostContentsProps {
  title: string;
  contents: Queries.PostContentsFragment["contents"];
}

/**
 * The table of contents. On wide screens, it is beside the text, and CSS shows its links although
 * the `details` element is closed.
 */
export function PostContents({ title, contents }: PostContentsProps) {
  const current = useCurrentSection(contents);
  const column = useRef<HTMLDivElement>(null);

  // Scrolls a long table of contents to the current heading, without scrolling the page.
  useEffect(() => {
    const link = current && column.current?.querySelector<HTMLElement>("[aria-current]");
    if (link) column.current?.scrollTo(0, link.offsetTop - column.current.clientHeight / 2);
  }, [current]);

  if (contents.length < MIN_HEADINGS) return null;
  return (
    <nav className="screen-only" aria-label={title}>
      <div className={styles.column} ref={column}>
        <details className={styles.disclosure}>
          <summary className={styles.summary}>{title}</summary>
          <ContentsList headings={contents} current={current} />
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
