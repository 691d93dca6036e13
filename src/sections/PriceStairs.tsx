import { graphql } from "gatsby";
import { PlanTable } from "../components/PlanTable";
import * as styles from "./PriceStairs.module.css";

/** The steps of the stairs, from the last plan to the first. */
const STEPS = [styles.last, styles.middle, styles.first];

/**
 * Shows the plans as stairs that cross the window, and below them the notes on prices. On narrow
 * screens, each plan is wider than the plan before it.
 */
export function PriceStairs({ plans }: { plans: readonly Queries.PriceStairsFragment[] }) {
  return (
    <div className={styles.section}>
      <div className="wrap">
        <PlanTable
          plans={plans}
          headings="h2"
          className={`${styles.stairs}`}
          planClassName={styles.plan}
          levels={STEPS}
        />
        {plans.map(
          ({ name, price, priceNote }) =>
            priceNote && (
              <p key={name} className={styles.note}>
                <strong className={styles.price}>{price}:</strong> {priceNote}
              </p>
            ),
        )}
      </div>
    </div>
  );
}

export const query = graphql`
  fragment PriceStairs on Plan {
    name
    slug
    price
    priceNote
    summary
    includes
    cta
    featured
    label
  }
`;
