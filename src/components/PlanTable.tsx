import { contactPath } from "../routes";
import { CheckList } from "./CheckList";
import { LinkButton } from "./LinkButton";
import { List } from "./List";
import * as styles from "./PlanTable.module.css";

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

interface Plan {
  readonly name: string;
  readonly slug: string;
  readonly price: string;
  readonly summary: string | null;
  readonly includes: readonly string[];
  /** The label of the button. */
  readonly cta: string;
  readonly featured: boolean;
  /** A short text beside the name of a featured plan. */
  readonly label: string | null;
}

interface PlanTableProps {
  plans: readonly Plan[];
  headings?: "h2" | "h3";
  className: string;
  /** Class of each plan. */
  planClassName?: string;
  /** Classes of single plans, from the last plan to the first. */
  levels: readonly (string | undefined)[];
}

export function PlanTable({
  plans,
  headings: Heading = "h3",
  className,
  planClassName = "",
  levels,
}: PlanTableProps) {
  return (
    <List className={`${styles.plans} ${className}`}>
      {plans.map((plan, index) => (
        <li
          key={plan.name}
          className={`${styles.plan} ${plan.featured ? styles.featured : ""} ${planClassName} ${levels[plans.length - 1 - index] ?? ""}`}
        >
          <div className={styles.head}>
            <div className={styles.name}>
              <Heading className={styles.heading}>{plan.name}</Heading>
              {plan.featured && plan.label && <p className={styles.label}>{plan.label}</p>}
            </div>
            <Price price={plan.price} />
          </div>
          {plan.summary && <p className={styles.summary}>{plan.summary}</p>}
          <CheckList className={styles.includes} items={plan.includes} />
          <LinkButton
            className={styles.button}
            to={contactPath(plan.slug)}
            look={plan.featured ? "ink" : "outline"}
          >
            {plan.cta}
          </LinkButton>
        </li>
      ))}
    </List>
  );
}
