import { graphql } from "gatsby";
import * as styles from "./Terms.module.css";

interface TermsProps {
  /**
   * Returns the terms of business, such as the payment and the notice period, that the content
   * contains.
   */
  terms: readonly (Queries.TermsEntryFragment | null | undefined)[];
}

/** The business terms. Renders nothing if the content has no business terms. */
export function Terms({ terms }: TermsProps) {
  const written = terms.filter((term) => term != null);
  if (written.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {written.map(({ label, value }, index) => (
        <div key={index} className={styles.term}>
          <dt className={`display ${styles.label}`}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const query = graphql`
  fragment TermsEntry on Term {
    label
    value
  }
`;
