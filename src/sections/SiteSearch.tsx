import { graphql } from "gatsby";
import { type ReactNode, useRef, useState } from "react";
import * as button from "../components/Button.module.css";
import { OutcomeLine } from "../components/OutcomeLine";
import { SearchForm } from "../components/SearchForm";
import { SearchResults } from "../components/SearchResults";
import { SEARCH } from "../routes";
import { useQueryParameter } from "../search/use-query-parameter";
import { useSearch } from "../search/use-search";
import { MAX_QUERY } from "../search/words";
import * as styles from "./SiteSearch.module.css";

interface SiteSearchProps {
  texts: Queries.SiteSearchFragment["search"];
  /** Content for an empty query, and for a query without results. */
  children: ReactNode;
  /** Returns content for the place after the results, given the paths of these results. */
  after?: (found: readonly string[]) => ReactNode;
}

/** Each click on the button for more results shows this number of further results. */
const STEP = 20;

const LOOKS: Partial<Record<string, string>> = {
  loading: styles.loading,
  failed: styles.failed,
};

/** Shows results as the visitor types. Without scripts, shows the list of all pages. */
export function SiteSearch({ texts, children, after }: SiteSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useQueryParameter("q", input);
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(STEP);
  const { status, found, query, retry } = useSearch(typed, wanted);

  const fillIn = (text: string) =>
    text.replace("{count}", String(found.length)).replace("{query}", () => query);
  const some = found.length === 1 ? texts.one : texts.many;
  const ready = found.length > 0 ? some : texts.none;
  const message = { idle: "", loading: texts.loading, failed: texts.failed, ready }[status];
  const look = status === "ready" && found.length === 0 ? "nothing" : status;
  return (
    <div className={`wrap ${styles.search}`} data-read="">
      <SearchForm
        label={texts.label}
        placeholder={texts.placeholder}
        submit={texts.submit}
        action={SEARCH}
        maxLength={MAX_QUERY}
        inputRef={input}
        onFocus={() => setWanted(true)}
        onSearch={(value) => {
          setTyped(value);
          setShown(STEP);
        }}
      />
      <div>
        <div className={`${styles.head} ${look === "nothing" ? styles.nothing : ""}`}>
          {/* Screen readers announce only text that is added to an existing element, so an empty
              element is rendered, too. */}
          <p className={`${styles.message} ${LOOKS[look] ?? ""}`} role="status">
            {fillIn(message)}
          </p>
          {status === "idle" && (
            <p className={styles.message} aria-hidden="true">
              {texts.index}
            </p>
          )}
          {look === "nothing" && <OutcomeLine outcome="nothing" />}
          {status === "failed" && (
            <button className={`${button.button} ${button.outline}`} type="button" onClick={retry}>
              {texts.retry}
            </button>
          )}
        </div>
        {found.length > 0 ? (
          <SearchResults label={texts.results} found={found.slice(0, shown)} kinds={texts.kinds} />
        ) : (
          children
        )}
        {found.length > shown && (
          <button
            className={`${button.button} ${button.outline} ${styles.more}`}
            type="button"
            onClick={() => setShown(shown + STEP)}
          >
            {texts.more}
          </button>
        )}
      </div>
      {after?.(found.map(({ path }) => path))}
    </div>
  );
}

export const query = graphql`
  fragment SiteSearch on SiteSettings {
    search {
      label
      placeholder
      submit
      results
      index
      loading
      one
      many
      none
      failed
      retry
      more
      kinds {
        page
        service
        case
        post
      }
    }
  }
`;
