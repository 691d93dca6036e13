import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { Columns, inRows, stepStyle } from "../components/Columns";
import { LinkButton } from "../components/LinkButton";
import { CONTACT } from "../routes";
import * as styles from "./Plans.module.css";

/** More plans would leave no room for their texts. */
const MAX_IN_ROW = 4;

/**
 * Shows the slash of a price and the text after it in a smaller font, for example `/mo` in
 * `$1k/mo`.
 */
function Price({ price }: { price: string }) {
  const slash = price.includes("/") ? price.indexOf("/") : price.length;
  const unit = price.slice(slash);
  return (
    <p className={`display ${styles.price}`}>
      {price.slice(0, slash)}
      {unit && <span className={styles.unit}>{unit}</span>}
    </p>
  );
}

interface PlansProps {
  plans: readonly Queries.PlansFragment[];
  headings?: "h2" | "h3";
}

/**
 * Shows the plans as stairs that cross the window. On narrow screens, each plan is wider than the
 * plan before it.
 */
export function Plans({ plans, headings: Heading = "h3" }: PlansProps) {
  return inRows(plans, MAX_IN_ROW).map((row, number) => (
    <Columns key={number} className={styles.stairs}>
      {row.map((plan, index) => (
        <li
          key={plan.name}
          className={`${styles.plan} ${plan.featured ? styles.featured : ""}`}
          style={stepStyle(index, row)}
        >
          <div>
            <div className={`spread ${styles.name}`}>
              <Heading className="card-title">{plan.name}</Heading>
              {plan.featured && plan.label && <p className={styles.label}>{plan.label}</p>}
            </div>
            <Price price={plan.price} />
            {plan.summary && <p className={styles.summary}>{plan.summary}</p>}
          </div>
          <CheckList className={styles.includes} items={plan.includes} />
          <LinkButton
            className={styles.button}
            to={CONTACT}
            look={plan.featured ? "ink" : "outline"}
          >
            {plan.cta}
          </LinkButton>
        </li>
      ))}
    </Columns>
  ));
}

export const query = graphql`
  fragment Plans on Plan {
    name
    price
    summary
    includes
    cta
    featured
    label
  }
`;
