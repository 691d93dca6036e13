import { Link } from "gatsby";
import type { EntryKind, Found } from "../search/engine";
import { List } from "./List";
import { MarkedText } from "./MarkedText";
import * as styles from "./SearchResults.module.css";

interface SearchResultsProps {
  label: string;
  found: readonly Found[];
  kinds: Readonly<Record<EntryKind, string>>;
}

/** What a search found, the best first, with the found words marked. */
export function SearchResults({ label, found, kinds }: SearchResultsProps) {
  return (
    <List as="ol" className={styles.results} aria-label={label}>
      {found.map(({ kind, title, text, path, terms }) => (
        <li key={path}>
          <p className={styles.kind}>{kinds[kind]}</p>
          <h2>
            <Link to={path}>
              <MarkedText text={title} terms={terms} />
            </Link>
          </h2>
          <p>
            <MarkedText text={text} terms={terms} />
          </p>
        </li>
      ))}
    </List>
  );
}
