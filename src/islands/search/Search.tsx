import { useEffect, useRef, useState } from "react";
import * as button from "../../components/Button.module.css";
import * as styles from "./Search.module.css";
import { SearchForm } from "./SearchForm";
import { SearchResults } from "./SearchResults";
import { useQueryParameter } from "./use-query-parameter";
import { useSearch } from "./use-search";

interface SearchProps {
  /** The id of the list of links, which is visible while there are no results. */
  indexId: string;
}

/** The number of results that each click on "Show more results" adds. */
const STEP = 20;

const LOOKS: Partial<Record<string, string>> = {
  loading: styles.loading,
  failed: styles.failed,
};

/** A sentence, and advice that is shown below it. */
type Message = readonly [sentence: string, advice?: string];

const OR_LOOK = "or look through the list.";

function messageFor(status: string, count: number, query: string): Message {
  if (status === "loading") return ["Fetching the search..."];
  if (status === "failed")
    return ["The search could not be fetched.", `Please try again, ${OR_LOOK}`];
  if (status === "idle") return [""];
  if (count === 0) return [`Nothing found for “${query}”.`, `Try another word, ${OR_LOOK}`];
  return [`${count} ${count === 1 ? "result" : "results"} for “${query}”`];
}

/** Shows results while the visitor types. */
export default function Search({ indexId }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useQueryParameter("q", input);
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(STEP);
  const results = useRef<HTMLDivElement>(null);
  const { status, found, query, retry } = useSearch(typed, wanted);
  const hasResults = found.length > 0;

  useEffect(() => {
    const index = document.getElementById(indexId);
    if (index) index.hidden = hasResults;
  }, [indexId, hasResults]);

  // The button for more results can disappear, so the first new result gets the focus.
  useEffect(() => {
    if (shown > STEP) results.current?.querySelectorAll("a")[shown - STEP]?.focus();
  }, [shown]);

  const [sentence, advice] = messageFor(status, found.length, query);
  const failed = status === "failed";
  return (
    <>
      <SearchForm
        inputRef={input}
        onFocus={() => setWanted(true)}
        onSearch={(value) => {
          setTyped(value);
          setShown(STEP);
        }}
      />
      <div className={styles.outcome} ref={results}>
        <div className={styles.head}>
          {/* Screen readers announce a text only if its element already exists, so an empty element
              is rendered. */}
          <p className={`display ${styles.message} ${LOOKS[status] ?? ""}`} role="status">
            {/* Translation by the browser replaces text nodes. React can still change or remove the
                text if the text is the only child of its element. */}
            {sentence && <span>{sentence}</span>}
            {advice && <span className={styles.advice}>{advice}</span>}
          </p>
          {status === "idle" && (
            <p className={`display ${styles.message}`} aria-hidden="true">
              Browse the site
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
              Try again
            </button>
          )}
        </div>
        {hasResults && <SearchResults found={found.slice(0, shown)} />}
        {found.length > shown && (
          <button
            className={`${button.button} ${button.outline} ${styles.more}`}
            type="button"
            onClick={() => setShown(shown + STEP)}
          >
            Show more results
          </button>
        )}
      </div>
    </>
  );
}
