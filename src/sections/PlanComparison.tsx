import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import * as checkList from "../components/CheckList.module.css";
import { servicePath } from "../routes";
import { COVERAGE_WORDS } from "./coverage";
import * as styles from "./PlanComparison.module.css";
import { Section } from "./Section";

const TITLE = "Every service, plan by plan";

const EXPLANATION =
  "“Included” is part of the plan’s price. “Can be added” is monthly work on top of it. “Quoted after the call” is a project of its own.";

type Plan = Queries.PlanComparisonFragment;
type Service = Queries.PlanComparisonServiceFragment;

const INCLUDED = `${styles.value} ${checkList.tick} ${styles.included}`;
const NOT_INCLUDED = `${styles.value} ${styles.missing}`;

const featureOf = (plan: Plan, label: string | null) =>
  plan.features?.find((feature) => feature.label === label)?.value;

/** How a plan covers a service, or how much of the service the plan includes. */
function Coverage({ service, plan }: { service: Service; plan: Plan }) {
  const entry = service.plans?.find(({ plan: { slug } }) => slug === plan.slug);
  const coverage = entry?.coverage ?? "quoted";
  const amount = coverage === "included" && featureOf(plan, service.planFeature);
  return (
    <span className={coverage === "included" ? INCLUDED : NOT_INCLUDED}>
      {amount || COVERAGE_WORDS[coverage]}
    </span>
  );
}

function Feature({ label, plan }: { label: string; plan: Plan }) {
  const value = featureOf(plan, label);
  return <span className={value ? INCLUDED : NOT_INCLUDED}>{value ?? "—"}</span>;
}

function columnClass(plans: readonly Plan[], index: number): string {
  const look = plans[index]?.featured ? styles.featured : "";
  const isLast = index === plans.length - 1;
  return `${styles.cell} ${look} ${index === 0 ? styles.first : ""} ${isLast ? styles.last : ""}`;
}

interface RowProps {
  label: ReactNode;
  plans: readonly Plan[];
  cellOf: (plan: Plan) => ReactNode;
}

function Row({ label, plans, cellOf }: RowProps) {
  return (
    <tr className={styles.row}>
      <th className={styles.label} scope="row">
        {label}
      </th>
      {plans.map((plan, index) => (
        <td key={plan.name} className={columnClass(plans, index)}>
          {cellOf(plan)}
        </td>
      ))}
    </tr>
  );
}

interface PlanComparisonProps {
  services: readonly Service[];
  plans: readonly Plan[];
}

/** Compares the plans by the features that belong to no service, and then by service. */
export function PlanComparison({ services, plans }: PlanComparisonProps) {
  const covered = services.filter((service) => service.plans);
  const longestFirst = plans.map((plan) => plan.features ?? []).sort((a, b) => b.length - a.length);
  const features = [...new Set(longestFirst.flat().map(({ label }) => label))].filter(
    (label) => !covered.some(({ planFeature }) => planFeature === label),
  );
  if (covered.length + features.length === 0) return null;
  return (
    <Section id="coverage" title={TITLE} text={EXPLANATION}>
      <table className={styles.table} aria-labelledby="coverage-title">
        <thead className={styles.head}>
          <tr className={styles.row}>
            <td className="visually-hidden" />
            {plans.map((plan, index) => (
              <th key={plan.name} className={columnClass(plans, index)} scope="col">
                <span className={`display ${styles.name}`}>{plan.name}</span>{" "}
                <span className={styles.price}>{plan.price}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {features.map((label) => (
            <Row
              key={label}
              label={label}
              plans={plans}
              cellOf={(plan) => <Feature label={label} plan={plan} />}
            />
          ))}
          {covered.map((service) => (
            <Row
              key={service.slug}
              label={
                <Link className={styles.link} to={servicePath(service.slug)}>
                  {service.title}
                </Link>
              }
              plans={plans}
              cellOf={(plan) => <Coverage service={service} plan={plan} />}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

export const query = graphql`
  fragment PlanComparison on Plan {
    slug
    name
    price
    featured
    features {
      label
      value
    }
  }

  fragment PlanComparisonService on Service {
    slug
    title
    planFeature
    plans {
      plan {
        slug
      }
      coverage
    }
  }
`;
