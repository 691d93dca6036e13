import { FlatLine } from "../art/FlatLine";
import { SearchForm } from "../islands/search/SearchForm";
import * as styles from "./LostSearch.module.css";

/** The search form of the not-found page, below a line that stays flat. It works without scripts. */
export function LostSearch() {
  return (
    <div className="wrap">
      <FlatLine className={styles.line} />
      <SearchForm />
    </div>
  );
}
