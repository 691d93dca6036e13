import { graphql } from "gatsby";
import lost from "../art/lost.svg";
import { Art } from "../components/Art";
import { LinkButton } from "../components/LinkButton";
import { SearchForm } from "../islands/search/SearchForm";
import { HOME } from "../routes";
import * as styles from "./LostSearch.module.css";

interface LostSearchProps {
  page: Queries.PageHeaderFragment;
  settings: Queries.LostSearchFragment;
}

/**
 * The content of the not-found page. The number in the title, 404, stands on the horizontal part of
 * a drawn line. The search form works without scripts.
 */
export function LostSearch({ page, settings }: LostSearchProps) {
  const { brand } = settings;
  const [, code = "", words = page.title] = /^(\d+) (.+)/.exec(page.title) ?? [];
  return (
    <div className={`wrap ${styles.ways}`}>
      <header className={styles.header}>
        <h1 className={styles.title}>
          <span className={styles.code}>
            <span className={styles.digits}>{`${code} `}</span>
          </span>
          {words}
        </h1>
        <Art className={styles.line} svg={lost} />
        <p className="lead">{page.subtitle}</p>
        <LinkButton className={styles.home} to={HOME}>
          {`${brand} home`}
        </LinkButton>
      </header>
      <SearchForm />
    </div>
  );
}

export const query = graphql`
  fragment LostSearch on SiteSettings {
    brand
  }
`;
