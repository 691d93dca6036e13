import { graphql } from "gatsby";
import * as styles from "./PriceNotes.module.css";

/** What a price is made of, for those that do not say it themselves. */
export function PriceNotes({ plans }: { plans: readonly Queries.PriceNotesFragment[] }) {
  return plans.map(
    ({ name, price, priceNote }) =>
      priceNote && (
        <p key={name} className={styles.note}>
          <strong>
            {name}, {price}:
          </strong>{" "}
          {priceNote}
        </p>
      ),
  );
}

export const query = graphql`
  fragment PriceNotes on Plan {
    name
    price
    priceNote
  }
`;
