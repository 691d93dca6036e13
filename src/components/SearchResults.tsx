import { Link } from "gatsby";
import type { EntryKind, Found } from "../search/engine";
import { hasMatch, markMatches } from "../search/words";
import { SERVICE_ICONS, type ServiceIconName } from "../service-icons";
import { Arrow } from "./Arrow";
import { Icon } from "./Icon";
import { List } from "./List";
import { Metric } from "./Metric";
import * as styles from "./SearchResults.module.css";

/** A search result that is a page has the icon of a browser window. */
const PAGE_ICON = "M4 5.5h24v21H4zM4 12h24M9 22l6-3.5 3 1.5 5-5";

/**
 * The element beside a search result: the cover of a post, the metric of a case study, or an icon.
 */
function Preview({ result: { image, metric, icon } }: { result: Found }) {
  if (image) {
    const size = { width: 800, height: 450 };
    return <img className={styles.image} src={image} alt="" loading="lazy" {...size} />;
  }
  if (metric) {
    return (
      <p className={`nowrap display ${styles.metric}`}>
        <Metric value={metric} />
      </p>
    );
  }
  return (
    <Icon className={styles.icon} grid={32} strokeWidth={1.25}>
      <path d={SERVICE_ICONS[icon as ServiceIconName] ?? PAGE_ICON} />
    </Icon>
  );
}

interface MarkedTextProps {
  text: string;
  terms: ReadonlySet<string>;
}

function MarkedText({ text, terms }: MarkedTextProps) {
  return markMatches(text, terms).map(({ text: part, match }, index) =>
    match ? <mark key={index}>{part}</mark> : part,
  );
}

interface SearchResultsProps {
  label: string;
  found: readonly Found[];
  kinds: Readonly<Record<EntryKind, string>>;
}

/**
 * Returns the summary. If neither the title nor the summary matches the query, also returns another
 * text that matches.
 */
function textsOf({ title, text, more, terms }: Found): string[] {
  const isMatch = (part: string) => hasMatch(part, terms);
  return [title, text].some(isMatch) ? [text] : [text, ...more.filter(isMatch).slice(0, 1)];
}

export function SearchResults({ label, found, kinds }: SearchResultsProps) {
  return (
    <List as="ol" aria-label={label}>
      {found.map((result) => (
        // If the query changes, React replaces the whole element, because it cannot change a text that
        // the browser has translated.
        <li key={[result.path, ...result.terms].join(" ")} className={styles.result}>
          <div className={styles.preview}>
            <Preview result={result} />
          </div>
          <p className={styles.kind}>{kinds[result.kind]}</p>
          <h2 className={styles.title}>
            <Link className="fills-card" to={result.path}>
              <MarkedText text={result.title} terms={result.terms} />
            </Link>
          </h2>
          <div className={styles.texts}>
            {textsOf(result).map((text) => (
              <p key={text}>
                <MarkedText text={text} terms={result.terms} />
              </p>
            ))}
          </div>
          <Arrow className={styles.arrow} />
        </li>
      ))}
    </List>
  );
}
