import { graphql, Link } from "gatsby";
import * as checkList from "../components/CheckList.module.css";
import { List } from "../components/List";
import { SectionHeading } from "../components/SectionHeading";
import { servicePath } from "../routes";
import { COVERAGE_WORDS } from "./coverage";
import * as styles from "./PlanComparison.module.css";

const TITLE = "Every service, plan by plan";

const EXPLANATION =
  "“Included” is part of the plan’s price. “Can be added” is monthly work on top of it. “Quoted after the call” is a project of its own. The price of the last two comes in writing before anything starts.";

interface PlanComparisonProps {
  services: readonly Queries.PlanComparisonServiceFragment[];
  plans: readonly Queries.PlanComparisonFragment[];
}

const MARKS: Partial<Record<string, string>> = {
  included: `${checkList.tick} ${styles.included}`,
  "add-on": styles.added,
  quoted: styles.quoted,
};

/** Compares the plans by feature. The last rows show services that no plan includes. */
export function PlanComparison({ services, plans }: PlanComparisonProps) {
  const featureOf = (plan: Queries.PlanComparisonFragment, row: string | null) =>
    plan.features?.find(({ label }) => label === row)?.value;
  const columnClass = ({ featured }: { readonly featured: boolean }) =>
    `${styles.cell} ${featured ? styles.featured : ""}`;

  const rows = services.flatMap((service) => {
    const { plans: covered } = service;
    if (!covered) return [];
    const coverages = plans.map(
      ({ slug }) => covered.find(({ plan }) => plan.slug === slug)?.coverage ?? "quoted",
    );
    const [first = "quoted"] = coverages;
    const outside = first !== "included" && coverages.every((coverage) => coverage === first);
    return [{ ...service, coverages, outside: outside ? first : undefined }];
  });
  const longestFirst = plans.map((plan) => plan.features ?? []).sort((a, b) => b.length - a.length);
  const features = [...new Set(longestFirst.flat().map(({ label }) => label))].filter(
    (label) => !rows.some(({ planFeature }) => planFeature === label),
  );
  if (rows.length + features.length === 0) return null;

  const serviceLink = ({ slug, title }: Queries.PlanComparisonServiceFragment) => (
    <Link className={styles.link} to={servicePath(slug)}>
      {title}
    </Link>
  );
  return (
    <section className="wrap section">
      <SectionHeading id="coverage" title={TITLE} text={EXPLANATION} />
      <table className={styles.table} aria-labelledby="coverage">
        <thead className={styles.head}>
          <tr className={styles.row}>
            <td className="visually-hidden" />
            {plans.map((plan) => (
              <th key={plan.name} className={columnClass(plan)} scope="col">
                <span className={`display ${styles.name}`}>{plan.name}</span>{" "}
                <span className={styles.price}>{plan.price}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={`${styles.body} ${styles.plans}`}>
          {rows
            .filter(({ outside }) => !outside)
            .map((row) => (
              <tr key={row.slug} className={styles.row}>
                <th className={styles.label} scope="row">
                  {serviceLink(row)}
                </th>
                {plans.map((plan, index) => {
                  const coverage = row.coverages[index] ?? "quoted";
                  const amount = coverage === "included" && featureOf(plan, row.planFeature);
                  return (
                    <td key={plan.name} className={columnClass(plan)}>
                      <span className={MARKS[coverage]}>{amount || COVERAGE_WORDS[coverage]}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          {features.map((label) => (
            <tr key={label} className={styles.row}>
              <th className={styles.label} scope="row">
                {label}
              </th>
              {plans.map((plan) => {
                const value = featureOf(plan, label);
                return (
                  <td key={plan.name} className={columnClass(plan)}>
                    <span className={value ? MARKS.included : styles.missing}>{value ?? "—"}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tbody className={styles.body}>
          {["add-on", "quoted"].map((coverage) => {
            const group = rows.filter(({ outside }) => outside === coverage);
            return (
              group.length > 0 && (
                <tr key={coverage} className={styles.row}>
                  <th className={styles.label} scope="row">
                    <span className={MARKS[coverage]}>{COVERAGE_WORDS[coverage]}</span>
                  </th>
                  <td className={styles.merged} colSpan={plans.length}>
                    <List className={styles.services}>
                      {group.map((row) => (
                        <li key={row.slug}>{serviceLink(row)}</li>
                      ))}
                    </List>
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
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
