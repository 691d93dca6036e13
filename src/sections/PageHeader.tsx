import { graphql } from "gatsby";
import * as styles from "./PageHeader.module.css";

/** The title and the subtitle of a subpage. */
export function PageHeader({ page }: { page: Queries.PageHeaderFragment }) {
  return (
    <header className={`wrap hidden-until-complete ${styles.header}`}>
      <h1>{page.title}</h1>
      <p className={styles.subtitle}>{page.subtitle}</p>
    </header>
  );
}

export const query = graphql`
  fragment PageHeader on Page {
    title
    subtitle
  }
`;
