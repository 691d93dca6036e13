import { graphql, Link } from "gatsby";
import { LinkButton } from "../components/LinkButton";
import { List } from "../components/List";
import { OutcomeLine } from "../components/OutcomeLine";
import { SearchForm } from "../components/SearchForm";
import { HOME, SEARCH } from "../routes";
import * as styles from "./LostSearch.module.css";

interface LostSearchProps {
  settings: Queries.LostSearchFragment;
  call: Queries.LostSearchCallFragment | null;
}

/** Links and a search form for the not-found page. The form works without scripts. */
export function LostSearch({ settings, call }: LostSearchProps) {
  const { brand, frame, navigation, search } = settings;
  return (
    <div className={`wrap ${styles.ways}`}>
      <div className={styles.climb}>
        <LinkButton to={HOME}>{frame.home.replace("{brand}", () => brand)}</LinkButton>
        <OutcomeLine outcome="lost" />
      </div>
      <SearchForm {...search} action={SEARCH} />
      <List className={styles.links}>
        {navigation.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </List>
      {call && (
        <section className={styles.call}>
          <h2>{call.title}</h2>
          <div className={styles.answer}>
            <p className="lead">{call.text}</p>
            <LinkButton to={call.path} look="outline">
              {call.label}
            </LinkButton>
          </div>
        </section>
      )}
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
      placeholder
      submit
    }
  }

  fragment LostSearchCall on CallToAction {
    title
    text
    label
    path
  }
`;
