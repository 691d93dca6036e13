import { Link } from "gatsby";
import type { EntryKind, Found } from "../search/engine";
import { hasMatch } from "../search/words";
import { Arrow } from "./Arrow";
import { List } from "./List";
import { MarkedText } from "./MarkedText";
import * as styles from "./SearchResults.module.css";
import { Title } from "./Title";

interface SearchResultsProps {
  label: string;
  found: readonly Found[];
  kinds: Readonly<Record<EntryKind, string>>;
}

/**
 * Returns the summary, and another matching text if neither title nor summary matches the query.
 */
function textsOf({ title, text, more, terms }: Found): string[] {
  const isMatch = (part: string) => hasMatch(part, terms);
  return [title, text].some(isMatch) ? [text] : [text, ...more.filter(isMatch).slice(0, 1)];
}

export function SearchResults({ label, found, kinds }: SearchResultsProps) {
  return (
    <List as="ol" aria-label={label}>
      {found.map((result) => (
        <li key={result.path} className={styles.result}>
          <p className={styles.kind}>{kinds[result.kind]}</p>
          <h2 className={styles.title}>
            <Link className="fills-card" to={result.path}>
              <Title
                text={result.title}
                render={(part) => <MarkedText text={part} terms={result.terms} />}
              />
            </Link>
          </h2>
          {textsOf(result).map((text) => (
            <p key={text} className={styles.text}>
              <MarkedText text={text} terms={result.terms} />
            </p>
          ))}
          <Arrow className={styles.arrow} />
        </li>
      ))}
    </List>
  );
}
