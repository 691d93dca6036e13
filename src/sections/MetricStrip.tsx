import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { casePath } from "../routes";
import * as styles from "./MetricStrip.module.css";

interface MetricStripProps {
  cases: readonly Queries.CaseGridFragment[];
  /** Name of the list. */
  label: string;
}

/** The numbers of the case studies in a row, each leading to its story. */
export function MetricStrip({ cases, label }: MetricStripProps) {
  return (
    <List className={`wrap shown-whole ${styles.strip}`} aria-label={label}>
      {cases.map(({ slug, metric, sub, brand }) => (
        <li key={slug}>
          <Link className={styles.item} to={casePath(slug)}>
            <strong>{metric}</strong> <span>{`${sub}, ${brand}`}</span>
          </Link>
        </li>
      ))}
    </List>
  );
}

export const query = graphql`
  fragment MetricStripLabels on SiteSettings {
    labels {
      results
    }
  }
`;
