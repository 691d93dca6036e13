import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { casePath } from "../routes";
import * as styles from "./MetricStrip.module.css";

interface MetricStripProps {
  cases: readonly Queries.CaseGridFragment[];
  label: string;
}

export function MetricStrip({ cases, label }: MetricStripProps) {
  return (
    <List className={`wrap ${styles.strip}`} aria-label={label}>
      {cases.map(({ slug, brand, metric, sub }) => (
        <li key={slug} className={styles.entry}>
          <Link className={styles.item} to={casePath(slug)}>
            <strong className={`nowrap display ${styles.metric}`}>
              <Metric value={metric} />
            </strong>{" "}
            <span className={styles.words}>{sub}</span>{" "}
            <span className={styles.brand}>{brand}</span>
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
