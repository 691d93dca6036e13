import type { RefObject } from "react";
import * as button from "../../components/Button.module.css";
import { SEARCH } from "../../routes";
import * as styles from "./Search.module.css";

interface SearchFormProps {
  field?: RefObject<HTMLInputElement | null>;
  onInput?: () => void;
}

/** The browser submits the form to the search page. */
export function SearchForm({ field, onInput }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers lack <search>
    <form role="search" className={styles.form} action={SEARCH}>
      <label className={styles.label} htmlFor="search-query">
        Search this site
      </label>
      <input
        className={styles.field}
        id="search-query"
        ref={field}
        onInput={onInput}
        type="search"
        name="q"
        dir="auto"
        autoComplete="off"
        placeholder="Email, TikTok"
      />
      <button className={`${button.button} ${button.filled}`} type="submit">
        Search
      </button>
    </form>
  );
}
