import * as styles from "./ContentsList.module.css";
import { List } from "./List";

interface ContentsListProps {
  headings: readonly { readonly id: string; readonly text: string }[];
  /** The id of the heading whose section the visitor is reading. */
  current?: string;
}

/** Links to the headings of a page, in order. */
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
