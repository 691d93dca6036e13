import { graphql } from "gatsby";
import { PlanTable } from "../components/PlanTable";
import { PriceDrawing } from "../components/PriceDrawing";
import * as styles from "./PriceStairs.module.css";

/** Whether a price consists of a share and a base fee, such as `% + base`. */
const hasShare = (price: string) => price.includes(" + ");

/** Only prices that are at most as long as `$3.5k/mo` have room for a larger font. */
const isShort = (price: string) => price.length <= 8;

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
          className={styles.stairs}
          planClassNameOf={(price) =>
            `${styles.plan} ${hasShare(price) ? styles.drawn : ""} ${isShort(price) ? styles.short : ""}`
          }
          drawingOf={(price) =>
            hasShare(price) && <PriceDrawing className={styles.drawing} price={price} />
          }
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
