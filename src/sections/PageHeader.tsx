import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Unbroken } from "../components/Unbroken";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  page: Queries.PageHeaderFragment;
  /** A sentence below the subtitle. Both are then below the title at every width. */
  next?: string;
  /** Content below the texts, whose place does not depend on the length of the texts. */
  children?: ReactNode;
}

export function PageHeader({ page, next, children }: PageHeaderProps) {
  return (
    <header className={`wrap ${styles.header}`}>
      <div className={`${styles.texts} ${children ? styles.steady : next ? "" : styles.beside}`}>
        <h1>
          <Unbroken text={page.title} max={12} />
        </h1>
        <p className={`lead ${styles.subtitle}`}>
          <Unbroken text={page.subtitle} />
        </p>
        {next && <p className={`lead ${styles.subtitle}`}>{next}</p>}
      </div>
      {children}
    </header>
  );
}

export const query = graphql`
  fragment PageHeader on PageTexts {
    title
    subtitle
  }
`;
