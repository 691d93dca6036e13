import { graphql } from "gatsby";
import * as styles from "./PageHeader.module.css";

export function PageHeader({ page }: { page: Queries.PageHeaderFragment }) {
  return (
    <header className={`wrap ${styles.header}`}>
      <h1 className={styles.title}>{page.title}</h1>
      <p className={`lead ${styles.subtitle}`}>{page.subtitle}</p>
    </header>
  );
}

export const query = graphql`
  fragment PageHeader on Page {
    title
    subtitle
  }
`;
