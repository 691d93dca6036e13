import { Link } from "gatsby";
import type { CSSProperties } from "react";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { casePath } from "../routes";
import * as styles from "./MetricStrip.module.css";

/** The hero has room for the metrics of the first case studies. */
const MAX_METRICS = 3;

interface MetricStripProps {
  cases: readonly Queries.CaseGridFragment[];
}

export function MetricStrip({ cases }: MetricStripProps) {
  const shown = cases.slice(0, MAX_METRICS);
  const letters = Math.max(...shown.map(({ metric }) => metric.length));
  return (
    <List
      className={`wrap ${styles.strip}`}
      style={{ "--metrics": shown.length, "--letters": letters } as CSSProperties}
      aria-label="Results in short"
    >
      {shown.map(({ slug, brand, metric, sub }) => (
        <li key={slug} className={styles.entry}>
          <Link className={styles.item} to={casePath(slug)}>
            <strong className={`display ${styles.metric}`}>
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
