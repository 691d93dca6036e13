import type { ReactNode } from "react";
import { Island } from "../islands/Island";
import { Search } from "../islands/search/Search";
import * as styles from "./SiteSearch.module.css";

const INDEX = "site-index";

/** Without scripts, and while there are no results, the list of all pages is visible. */
export function SiteSearch({ children }: { children: ReactNode }) {
  return (
    <div className={`wrap ${styles.search}`}>
      <Island name="search" component={Search} props={{ indexId: INDEX }} parameter="q" />
      <div className={styles.index} id={INDEX}>
        {children}
      </div>
    </div>
  );
}
