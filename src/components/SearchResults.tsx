import { Link } from "gatsby";
import type { EntryKind, Found } from "../search/engine";
import { hasMatch } from "../search/words";
import { Arrow } from "./Arrow";
import { Icon } from "./Icon";
import { List } from "./List";
import { MarkedText } from "./MarkedText";
import * as styles from "./SearchResults.module.css";
import { ServiceIcon } from "./ServiceIcon";
import { Title } from "./Title";

/** Icons for results without an icon in the content: a window for pages, dots for case studies. */
const ICONS: Partial<Record<EntryKind, string>> = {
  page: "M4 5.5h24v21H4zM4 12h24M9 22l6-3.5 3 1.5 5-5",
  case: "M8 8h.01M16 8h.01M24 8h.01M8 16h.01M16 16h.01M24 16h.01M8 24h.01M16 24h.01M24 24h.01",
};

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
          <p className={styles.kind}>
            {result.icon ? (
              <ServiceIcon name={result.icon} />
            ) : (
              <Icon grid={32} size={32} strokeWidth={result.kind === "case" ? 5 : 1.75}>
                <path d={ICONS[result.kind]} />
              </Icon>
            )}
            {kinds[result.kind]}
          </p>
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
