import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./PageHeader.module.css";

const LOOKS = {
  plain: "",
  poster: styles.poster,
  category: styles.category,
};

interface PageHeaderProps {
  page: Queries.PageHeaderFragment;
  /**
   * The layout of the header. All headers with `category` are equally high, so that the posts do
   * not move when the visitor changes the filter.
   */
  look?: keyof typeof LOOKS;
  children?: ReactNode;
}

export function PageHeader({ page, look = "plain", children }: PageHeaderProps) {
  return (
    <header className={`wrap ${styles.header} ${LOOKS[look]}`}>
      <h1 className={styles.title}>{page.title}</h1>
      <p className={`lead ${styles.subtitle}`}>{page.subtitle}</p>
      {children && <div className={styles.rest}>{children}</div>}
    </header>
  );
}

export const query = graphql`
  fragment PageHeader on Page {
    title
    subtitle
  }
`;
