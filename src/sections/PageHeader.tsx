import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Unbroken } from "../components/Unbroken";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  page: Queries.PageHeaderFragment;
  /** Content above the title, whose place does not depend on the length of the title. */
  children?: ReactNode;
}

export function PageHeader({ page, children }: PageHeaderProps) {
  return (
    <header className={`wrap ${styles.header}`}>
      {children}
      <h1 className={styles.title}>
        <Unbroken text={page.title} max={12} />
      </h1>
      <p className={`lead ${styles.subtitle}`}>
        <Unbroken text={page.subtitle} />
      </p>
    </header>
  );
}

export const query = graphql`
  fragment PageHeader on Page {
    title
    subtitle
  }
`;
