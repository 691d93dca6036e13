import { graphql } from "gatsby";
import { PlanTable } from "../components/PlanTable";
import * as styles from "./PlanBars.module.css";

/** Each plan is lower than the plan after it. */
const LEVELS = ["", styles.middle, styles.low];

/** Shows the plans as bars of increasing height. On narrow screens, the plans are below each other. */
export function PlanBars({ plans }: { plans: readonly Queries.PlanBarsFragment[] }) {
  return (
    <PlanTable
      plans={plans}
      className={`rises ${styles.bars}`}
      planClassName={styles.plan}
      levels={LEVELS}
    />
  );
}

export const query = graphql`
  fragment PlanBars on Plan {
    name
    slug
    price
    summary
    includes
    cta
    featured
    label
  }
`;
