import { PriceDrawing } from "../components/PriceDrawing";
import { PlanTable } from "./PlanTable";
import * as styles from "./PriceStairs.module.css";

/** The plans as stairs that cross the window. On narrow screens, each plan is wider than the plan before. */
export function PriceStairs({ plans }: { plans: readonly Queries.PlanTableFragment[] }) {
  return (
    <div className={styles.section}>
      <div className="wrap">
        <PlanTable
          plans={plans}
          headings="h2"
          className={styles.stairs}
          planClassName={styles.plan}
          drawingOf={(price) => <PriceDrawing className={styles.drawing} price={price} />}
        />
      </div>
    </div>
  );
}
