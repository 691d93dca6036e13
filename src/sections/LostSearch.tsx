import { graphql, Link } from "gatsby";
import * as button from "../components/Button.module.css";
import * as field from "../components/Field.module.css";
import { List } from "../components/List";
import { SEARCH } from "../routes";
import * as styles from "./LostSearch.module.css";

const LINKS = 3;

/** The search form of the not-found page, which works without scripts. */
export function LostSearch({ settings }: { settings: Queries.LostSearchFragment }) {
  const { navigation, search } = settings;
  return (
    <div className={`wrap ${styles.ways}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: some supported browsers lack <search> */}
      <form role="search" className={styles.form} action={SEARCH}>
        <label htmlFor="lost">{search.label}</label>
        <input className={field.control} id="lost" type="search" name="q" required />
        <button className={`${button.button} ${button.filled}`} type="submit">
          {search.submit}
        </button>
      </form>
      <List className={styles.links}>
        {navigation.slice(0, LINKS).map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </List>
    </div>
  );
}

export const query = graphql`
  fragment LostSearch on SiteSettings {
    navigation {
      label
      path
    }
    search {
      label
      submit
    }
  }
`;
