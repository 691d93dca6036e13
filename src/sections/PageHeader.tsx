import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Unbroken } from "../components/Unbroken";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  page: Queries.PageHeaderFragment;
  /** A sentence below the subtitle. Both are then below the title at every width. */
  next?: string;
  /** Content below the title, whose place does not depend on the length of the title. */
  children?: ReactNode;
}

export function PageHeader({ page, next, children }: PageHeaderProps) {
  return (
    <header className={`wrap ${next || children ? "" : styles.beside} ${styles.header}`}>
      <h1 className={`${styles.title} ${children ? styles.steady : ""}`}>
        <Unbroken text={page.title} max={12} />
      </h1>
      {children}
      <p className={`lead ${styles.subtitle}`}>
        <Unbroken text={page.subtitle} />
      </p>
      {next && <p className={`lead ${styles.subtitle}`}>{next}</p>}
    </header>
  );
}

export const query = graphql`
  fragment PageHeader on PageTexts {
    title
    subtitle
  }
`;
