import { graphql, Link } from "gatsby";
import * as table from "../components/ComparisonTable.module.css";
import { servicePath } from "../routes";
import * as styles from "./ServiceCoverage.module.css";

interface ServiceCoverageProps {
  texts: Queries.ServiceCoverageTextsFragment;
  services: readonly Queries.ServiceCoverageFragment[];
  plans: readonly Queries.PlanComparisonFragment[];
}

/** The text for the coverage of a service by a plan. */
const textFor = (coverage: string, texts: Queries.ServiceCoverageTextsFragment) =>
  coverage === "included" ? texts.included : coverage === "add-on" ? texts.addOn : texts.quoted;

/** Groups the plans by the kind of coverage that they have for a service, in the order of the plans. */
export function plansByCoverage(
  plans: readonly { readonly plan: string; readonly coverage: string }[],
  texts: Queries.ServiceCoverageTextsFragment,
) {
  return ["included", "add-on", "quoted"].flatMap((coverage) => {
    const names = plans.filter((entry) => entry.coverage === coverage).map(({ plan }) => plan);
    return names.length > 0 ? [{ text: textFor(coverage, texts), names: names.join(", ") }] : [];
  });
}

/**
 * A table that shows for each service and plan whether the service is included (with its amount),
 * available as an add-on, or quoted.
 */
export function ServiceCoverage({ texts, services, plans }: ServiceCoverageProps) {
  if (services.length === 0) return null;
  return (
    <section className="wrap section">
      <h2 id="coverage">{texts.title}</h2>
      <p className={styles.text}>{texts.text}</p>
      <table className={table.table} aria-labelledby="coverage">
        <thead>
          <tr className={table.row}>
            <th className={`${table.heading} ${table.label}`} scope="col">
              {texts.service}
            </th>
            {plans.map(({ name }) => (
              <th key={name} className={table.heading} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ slug, title, planFeature, plans: coverages }) => (
            <tr key={slug} className={table.row}>
              <th className={table.label} scope="row">
                <Link className={styles.link} to={servicePath(slug)}>
                  {title}
                </Link>
              </th>
              {plans.map(({ name, features }) => {
                const entry = coverages.find(({ plan }) => plan === name);
                const coverage = entry?.coverage ?? "quoted";
                const amount = features?.find(({ label }) => label === planFeature)?.value;
                return (
                  <td
                    key={name}
                    className={`${table.cell} ${coverage === "included" ? styles.included : styles.other}`}
                  >
                    {textFor(coverage, texts)}
                    {coverage === "included" && amount && (
                      <small className={styles.amount}>{amount}</small>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const query = graphql`
  fragment ServiceCoverage on Service {
    slug
    title
    planFeature
    plans {
      plan
      coverage
    }
  }

  fragment ServiceCoverageTexts on CoverageTexts {
    title
    text
    service
    included
    addOn
    quoted
  }
`;
