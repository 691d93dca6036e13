import { graphql, Link } from "gatsby";
import * as button from "../components/Button.module.css";
import * as field from "../components/Field.module.css";
import { LinkButton } from "../components/LinkButton";
import { List } from "../components/List";
import { OutcomeLine } from "../components/OutcomeLine";
import { HOME, SEARCH } from "../routes";
import * as styles from "./LostSearch.module.css";

/** The not-found page offers links and a search. The search form works without scripts. */
export function LostSearch({ settings }: { settings: Queries.LostSearchFragment }) {
  const { brand, frame, navigation, search } = settings;
  return (
    <div className={`wrap ${styles.ways}`}>
      <div className={styles.climb}>
        <LinkButton to={HOME}>{frame.home.replace("{brand}", () => brand)}</LinkButton>
        <OutcomeLine outcome="lost" />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: some supported browsers lack <search> */}
      <form role="search" className={styles.form} action={SEARCH}>
        <label htmlFor="lost">{search.label}</label>
        <input className={field.control} id="lost" type="search" name="q" required />
        <button className={`${button.button} ${button.outline}`} type="submit">
          {search.submit}
        </button>
      </form>
      <List className={styles.links}>
        {navigation.map(({ label, path }) => (
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
    brand
    frame {
      home
    }
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
