import { graphql, Link } from "gatsby";
import * as table from "../components/ComparisonTable.module.css";
import { servicePath } from "../routes";
import * as styles from "./ServiceCoverage.module.css";

interface ServiceCoverageProps {
  texts: Queries.ServiceCoverageTextsFragment;
  services: readonly Queries.ServiceCoverageFragment[];
  plans: readonly Queries.PlanComparisonFragment[];
}

/** The word for how a plan has a service. */
const wordFor = (how: string, texts: Queries.ServiceCoverageTextsFragment) =>
  how === "included" ? texts.included : how === "add-on" ? texts.addOn : texts.quoted;

/** The plans of a service by how they have it, in the order of the plans. */
export function plansByHow(
  plans: readonly { readonly plan: string; readonly how: string }[],
  texts: Queries.ServiceCoverageTextsFragment,
) {
  return ["included", "add-on", "quoted"].flatMap((how) => {
    const names = plans.filter((entry) => entry.how === how).map(({ plan }) => plan);
    return names.length > 0 ? [{ how: wordFor(how, texts), names: names.join(", ") }] : [];
  });
}

/** Every service and every plan: whether it is included and how much of it, can be added, or is quoted. */
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
          {services.map(({ slug, title, term, plans: coverage }) => (
            <tr key={slug} className={table.row}>
              <th className={table.label} scope="row">
                <Link className={styles.link} to={servicePath(slug)}>
                  {title}
                </Link>
              </th>
              {plans.map(({ name, terms }) => {
                const how = coverage.find(({ plan }) => plan === name)?.how ?? "quoted";
                const amount = terms?.find(({ label }) => label === term)?.value;
                return (
                  <td
                    key={name}
                    className={`${table.cell} ${how === "included" ? styles.included : styles.other}`}
                  >
                    {wordFor(how, texts)}
                    {how === "included" && amount && (
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
    term
    plans {
      plan
      how
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
