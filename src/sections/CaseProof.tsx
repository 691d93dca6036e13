import { graphql } from "gatsby";
import * as styles from "./CaseProof.module.css";

interface CaseProofProps {
  study: Queries.CaseProofFragment;
}

export function CaseProof({ study: { brand, client, logo, quote, quotedBy } }: CaseProofProps) {
  if (!client && !logo && !quote) return null;
  return (
    <div className={styles.proof}>
      {logo ? <img src={logo} alt={client ?? brand} loading="lazy" /> : client && <p>{client}</p>}
      {quote && (
        <figure>
          <blockquote>{quote}</blockquote>
          {quotedBy && <figcaption>{quotedBy}</figcaption>}
        </figure>
      )}
    </div>
  );
}

export const query = graphql`
  fragment CaseProof on CaseStudy {
    brand
    client
    logo
    quote
    quotedBy
  }
`;
