import { graphql } from "gatsby";
import * as styles from "./FreeFirst.module.css";

export function FreeFirst({ offer }: { offer: Queries.FreeFirstFragment }) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="free">
      <div className="wrap">
        <h2 id="free">{offer.title}</h2>
        <div className={styles.stairs}>
          <div className={styles.part}>
            <h3 className={`display ${styles.title}`}>{offer.freeTitle}</h3>
            <p className={`lead ${styles.text}`}>{offer.free}</p>
          </div>
          <div className={`${styles.part} ${styles.paid}`}>
            <h3 className={`display ${styles.title}`}>{offer.paidTitle}</h3>
            <p className={`lead ${styles.text}`}>{offer.paid}</p>
          </div>
        </div>
      </div>
    </section>
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
