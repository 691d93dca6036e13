import { graphql } from "gatsby";
import * as styles from "./FreeFirst.module.css";
import { Section } from "./Section";

export function FreeFirst({ offer }: { offer: Queries.FreeFirstFragment }) {
  return (
    <Section id="free" title={offer.title}>
      <div className={styles.parts}>
        <div className={`stack ${styles.part} ${styles.free}`}>
          <h3 className={styles.title}>{offer.freeTitle}</h3>
          <p className="lead">{offer.free}</p>
        </div>
        <div className={`stack ${styles.part}`}>
          <h3 className={styles.title}>{offer.paidTitle}</h3>
          <p className="lead">{offer.paid}</p>
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment FreeFirst on OfferTexts {
    title
    freeTitle
    free
    paidTitle
    paid
  }
`;
