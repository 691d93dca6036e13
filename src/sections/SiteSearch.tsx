import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as button from "../components/Button.module.css";
import { SearchForm } from "../components/SearchForm";
import { splitFirstSentence } from "../lib/first-sentence";
import { useLazyComponent } from "../lib/use-lazy-component";
import { useQueryParameter } from "../search/use-query-parameter";
import { useSearch } from "../search/use-search";
import { MAX_QUERY } from "../search/words";
import * as styles from "./SiteSearch.module.css";

interface SiteSearchProps {
  texts: Queries.SiteSearchFragment["search"];
  /** Content to show if the query is empty or has no results. */
  children: ReactNode;
}

// The results are in the same file as the search engine, because both are needed at the same time.
const loadResults = () =>
  import(/* webpackChunkName: "search" */ "../components/SearchResults").then(
    ({ SearchResults }) => SearchResults,
  );

/** The number of results that each click on "Show more results" adds. */
const STEP = 20;

const LOOKS: Partial<Record<string, string>> = {
  loading: styles.loading,
  failed: styles.failed,
};

/** Shows results while the visitor types. Without scripts, the list of all pages stays visible. */
export function SiteSearch({ texts, children }: SiteSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useQueryParameter("q", input);
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(STEP);
  const results = useRef<HTMLDivElement>(null);
  const { status, found, query, attempt, retry } = useSearch(typed, wanted);
  const SearchResults = useLazyComponent(attempt, loadResults);

  // The button for more results can disappear, so the first new result gets the focus.
  useEffect(() => {
    if (shown > STEP) results.current?.querySelectorAll("a")[shown - STEP]?.focus();
  }, [shown]);

  const fillIn = (text: string) =>
    text.replace("{count}", String(found.length)).replace("{query}", () => query);
  const some = found.length === 1 ? texts.one : texts.many;
  const ready = found.length > 0 ? some : texts.none;
  const message = { idle: "", loading: texts.loading, failed: texts.failed, ready }[status];
  const [sentence, advice] = splitFirstSentence(message);
  const failed = status === "failed";
  return (
    <div className={`wrap ${styles.search}`}>
      <SearchForm
        label={texts.label}
        placeholder={texts.placeholder}
        submit={texts.submit}
        maxLength={MAX_QUERY}
        inputRef={input}
        onFocus={() => setWanted(true)}
        onSearch={(value) => {
          setTyped(value);
          setShown(STEP);
        }}
      />
      <div ref={results}>
        <div className={styles.head}>
          {/* Screen readers announce a text only if its element already exists, so an empty element
              is rendered. */}
          <p className={`display ${styles.message} ${LOOKS[status] ?? ""}`} role="status">
            {/* Translation by the browser replaces text nodes. React can still change or remove the
                text if the text is the only child of its element. */}
            {sentence && <span>{fillIn(sentence)}</span>}
            {advice && <span className={styles.advice}>{fillIn(advice)}</span>}
          </p>
          {status === "idle" && (
            <p className={`display ${styles.message}`} aria-hidden="true">
              {texts.index}
            </p>
          )}
          {failed && (
            <button
              className={`${button.button} ${button.outline}`}
              type="button"
              onClick={() => {
                // The button disappears.
                input.current?.focus();
                retry();
              }}
            >
              {texts.retry}
            </button>
          )}
        </div>
        {found.length > 0 && SearchResults ? (
          <SearchResults label={texts.results} found={found.slice(0, shown)} kinds={texts.kinds} />
        ) : (
          <div className={styles.content}>{children}</div>
        )}
        {SearchResults && found.length > shown && (
          <button
            className={`${button.button} ${button.outline} ${styles.more}`}
            type="button"
            onClick={() => setShown(shown + STEP)}
          >
            {texts.more}
          </button>
        )}
      </div>
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
