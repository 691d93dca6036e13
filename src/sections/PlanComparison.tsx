import { graphql } from "gatsby";
import * as table from "../components/ComparisonTable.module.css";
import * as styles from "./PlanComparison.module.css";

interface PlanComparisonProps {
  title: string;
  plans: readonly Queries.PlanComparisonFragment[];
  /** The labels of features that another table of the page already shows. */
  except?: readonly (string | null)[];
}

/** A table with a row for each feature of the plans, in the order of the plan with the most features. */
export function PlanComparison({ title, plans, except = [] }: PlanComparisonProps) {
  const features = plans.map((plan) => plan.features ?? []);
  const longestFirst = [...features].sort((a, b) => b.length - a.length);
  const labels = longestFirst.flat().map(({ label }) => label);
  const rows = [...new Set(labels)].filter((label) => !except.includes(label));
  if (rows.length === 0) return null;
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
          {rows.map((row) => (
            <tr key={row} className={table.row}>
              <th className={`${table.label} ${styles.label}`} scope="row">
                {row}
              </th>
              {plans.map(({ name }, index) => (
                <td key={name} className={`${table.cell} ${styles.cell}`}>
                  {features[index]?.find(({ label }) => label === row)?.value ?? "–"}
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
