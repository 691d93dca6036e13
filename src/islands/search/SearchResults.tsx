import { SERVICE_ICONS, type ServiceIconName } from "../../choices/service-icons";
import { Arrow } from "../../components/Arrow";
import { Icon } from "../../components/Icon";
import { List } from "../../components/List";
import { Metric } from "../../components/Metric";
import type { Found } from "./engine";
import type { EntryKind } from "./entries";
import * as styles from "./SearchResults.module.css";
import { hasMatch, markMatches } from "./words";

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

const KINDS: Record<EntryKind, string> = {
  page: "Page",
  service: "Service",
  case: "Case study",
  post: "Article",
};

/**
 * Returns the summary. If neither the title nor the summary matches the query, also returns another
 * text that matches.
 */
function textsOf({ title, text, more, terms }: Found): string[] {
  const isMatch = (part: string) => hasMatch(part, terms);
  return [title, text].some(isMatch) ? [text] : [text, ...more.filter(isMatch).slice(0, 1)];
}

export function SearchResults({ found }: { found: readonly Found[] }) {
  return (
    <List as="ol" aria-label="Results">
      {found.map((result) => (
        // If the query changes, React replaces the whole element, because it cannot change a text that
        // the browser has translated.
        <li key={[result.path, ...result.terms].join(" ")} className={styles.result}>
          <div className={styles.preview}>
            <Preview result={result} />
          </div>
          <p className={styles.kind}>{KINDS[result.kind]}</p>
          <h2 className={styles.title} dir="auto">
            <a className="fills-card" href={result.path}>
              <MarkedText text={result.title} terms={result.terms} />
            </a>
          </h2>
          <div className={styles.texts}>
            {textsOf(result).map((text) => (
              <p key={text} className="above-link" dir="auto">
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
