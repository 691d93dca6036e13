import { Link } from "gatsby";
import type { EntryKind, Found } from "../search/engine";
import { Arrow } from "./Arrow";
import { List } from "./List";
import { MarkedText } from "./MarkedText";
import * as styles from "./SearchResults.module.css";

interface SearchResultsProps {
  label: string;
  found: readonly Found[];
  kinds: Readonly<Record<EntryKind, string>>;
}

/** The results of a search, ordered by relevance. The words that match the query are marked. */
export function SearchResults({ label, found, kinds }: SearchResultsProps) {
  return (
    <List as="ol" aria-label={label}>
      {found.map(({ kind, title, text, path, terms }) => (
        <li key={path} className={styles.result}>
          <p className={styles.kind}>{kinds[kind]}</p>
          <h2 className={styles.title}>
            <Link className="fills-card" to={path}>
              <MarkedText text={title} terms={terms} />
            </Link>
          </h2>
          <p className={styles.text}>
            <MarkedText text={text} terms={terms} />
          </p>
          <Arrow className={styles.arrow} />
        </li>
      ))}
    </List>
  );
}
