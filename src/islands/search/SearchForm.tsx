import type { RefObject } from "react";
import * as button from "../../components/Button.module.css";
import { SEARCH } from "../../routes";
import * as styles from "./SearchForm.module.css";
import { MAX_QUERY } from "./words";

interface SearchFormProps {
  inputRef?: RefObject<HTMLInputElement | null>;
  onFocus?: () => void;
  onSearch?: (query: string) => void;
}

const FIELD = "search-query";

/** Without scripts or without `onSearch`, the browser submits the form to the search page. */
export function SearchForm({ inputRef, onFocus, onSearch }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers lack <search>
    <form
      role="search"
      className={styles.form}
      action={SEARCH}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch(inputRef?.current?.value ?? "");
        // The on-screen keyboard covers the results.
        inputRef?.current?.blur();
      }}
    >
      <label className={styles.label} htmlFor={FIELD}>
        Search this site
      </label>
      <div className={styles.box}>
        <input
          className={styles.field}
          id={FIELD}
          ref={inputRef}
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          maxLength={MAX_QUERY}
          placeholder="Email, TikTok"
          onFocus={onFocus}
          onInput={(event) => onSearch?.(event.currentTarget.value)}
        />
        <button className={`${button.button} ${button.filled}`} type="submit">
          Search
        </button>
      </div>
    </form>
  );
}
