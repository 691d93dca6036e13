import { graphql } from "gatsby";
import * as table from "../components/ComparisonTable.module.css";
import * as styles from "./PlanComparison.module.css";

interface PlanComparisonProps {
  title: string;
  plans: readonly Queries.PlanComparisonFragment[];
  /** Lines that another table of the page has. */
  except?: readonly (string | null)[];
}

/** The plans line by line. The fullest plan gives the order of the lines. */
export function PlanComparison({ title, plans, except = [] }: PlanComparisonProps) {
  const features = plans.map((plan) => plan.features ?? []);
  const fullestFirst = [...features].sort((a, b) => b.length - a.length);
  const labels = fullestFirst.flat().map(({ label }) => label);
  const lines = [...new Set(labels)].filter((label) => !except.includes(label));
  if (lines.length === 0) return null;
  return (
    <section className="wrap section">
      <h2 id="comparison">{title}</h2>
      <table className={table.table} aria-labelledby="comparison">
        <thead>
          <tr className={table.row}>
            <td className={table.cell} />
            {plans.map(({ name }) => (
              <th key={name} className={`${table.heading} ${styles.cell}`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line} className={table.row}>
              <th className={`${table.label} ${styles.label}`} scope="row">
                {line}
              </th>
              {plans.map(({ name }, index) => (
                <td key={name} className={`${table.cell} ${styles.cell}`}>
                  {features[index]?.find(({ label }) => label === line)?.value ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const query = graphql`
  fragment PlanComparison on Plan {
    name
    features {
      label
      value
    }
  }

  fragment PlanComparisonLabels on SiteSettings {
    labels {
      comparison
    }
  }
`;
