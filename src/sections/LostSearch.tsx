import { graphql } from "gatsby";
import { LinkButton } from "../components/LinkButton";
import { OutcomeLine } from "../components/OutcomeLine";
import { SearchForm } from "../components/SearchForm";
import { HOME, SEARCH } from "../routes";
import * as styles from "./LostSearch.module.css";

interface LostSearchProps {
  settings: Queries.LostSearchFragment;
  call: Queries.LostSearchCallFragment | null;
}

/** A link to the home page and a search form for the not-found page. The form works without scripts. */
export function LostSearch({ settings, call }: LostSearchProps) {
  const { brand, frame, search } = settings;
  return (
    <div className={`wrap ${styles.ways}`}>
      <div className={styles.climb}>
        <LinkButton to={HOME}>{frame.home.replace("{brand}", () => brand)}</LinkButton>
        <OutcomeLine outcome="lost" />
      </div>
      <SearchForm {...search} action={SEARCH} />
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
