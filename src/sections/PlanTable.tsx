import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { LinkButton } from "../components/LinkButton";
import { List } from "../components/List";
import { Price } from "../components/Price";
import { SectionHeading } from "../components/SectionHeading";
import { contactPath } from "../routes";
import * as styles from "./PlanTable.module.css";

interface PlanTableProps {
  plans: readonly Queries.PlanTableFragment[];
  headings?: "h2" | "h3";
}

export function PlanTable({ plans, headings: Heading = "h3" }: PlanTableProps) {
  return (
    <List className={`rises hidden-until-complete ${styles.plans}`}>
      {plans.map((plan) => (
        <li key={plan.name} className={`${styles.plan} ${plan.featured ? styles.featured : ""}`}>
          <div className={styles.name}>
            <Heading className={styles.heading}>{plan.name}</Heading>
            {plan.featured && plan.label && <p className={styles.label}>{plan.label}</p>}
          </div>
          <Price price={plan.price} />
          <p className={styles.summary}>{plan.summary}</p>
          <CheckList className={styles.includes} items={plan.includes} />
          <LinkButton
            className={styles.button}
            to={contactPath(plan.slug)}
            look={plan.featured ? "ink" : "outline"}
            event={`plan ${plan.name}`}
          >
            {plan.cta}
          </LinkButton>
        </li>
      ))}
    </List>
  );
}

interface PlansProps {
  title: string;
  text?: string;
  link?: Queries.SiteLink | null;
  plans: readonly Queries.PlanTableFragment[];
}

export function Plans({ title, text, link, plans }: PlansProps) {
  return (
    <section className="wrap section" id="pricing" aria-labelledby="pricing-title">
      <SectionHeading id="pricing-title" title={title} text={text} link={link} split />
      <PlanTable plans={plans} />
    </section>
  );
}

export const query = graphql`
  fragment PlanTable on Plan {
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
