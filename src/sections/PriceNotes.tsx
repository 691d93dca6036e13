import { graphql } from "gatsby";
import * as styles from "./PriceNotes.module.css";

/** The notes of plans whose price needs an explanation. */
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
