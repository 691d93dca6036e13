import { graphql } from "gatsby";
import * as styles from "./Terms.module.css";

interface TermsProps {
  /** Those that the owner has not written are not shown. */
  terms: readonly (Queries.TermsEntryFragment | null | undefined)[];
}

/** Facts that only the owner of the site knows; nothing while there is none. */
export function Terms({ terms }: TermsProps) {
  const written = terms.filter((term) => term != null);
  if (written.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {written.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
