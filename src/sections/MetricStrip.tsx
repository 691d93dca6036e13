import { Link } from "gatsby";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { casePath } from "../routes";
import * as styles from "./MetricStrip.module.css";

interface MetricStripProps {
  cases: readonly Queries.CaseGridFragment[];
}

export function MetricStrip({ cases }: MetricStripProps) {
  return (
    <List className={`wrap ${styles.strip}`} aria-label="Results in short">
      {cases.map(({ slug, brand, metric, sub }) => (
        <li key={slug} className={styles.entry}>
          <Link className={styles.item} to={casePath(slug)}>
            <strong className={`nowrap display ${styles.metric}`}>
              <Metric value={metric} />
            </strong>{" "}
            <span className={styles.words}>{sub}</span>{" "}
            <span className={styles.words}>{brand}</span>
          </Link>
        </li>
      ))}
    </List>
  );
}
