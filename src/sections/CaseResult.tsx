import { graphql } from "gatsby";
import { Columns } from "../components/Columns";
import { Metric } from "../components/Metric";
import { MetricDrawing } from "../components/MetricDrawing";
import * as styles from "./CaseResult.module.css";

/** A metric with more characters has a smaller font, so that it fits into its column. */
const LONG = 5;

/**
 * The metric of a case study with its drawing, and the measures behind it: four items of the grid
 * around them. The grid sets the font size of the metric, `--metric`.
 */
export function CaseResult({ study }: { study: Queries.CaseResultFragment }) {
  const { metric, sub, bullets } = study;
  return (
    <>
      <p className={`display ${styles.metric} ${metric.length > LONG ? styles.long : ""}`}>
        <Metric value={metric} />
      </p>
      <p className={`display ${styles.sub}`}>{sub}</p>
      <MetricDrawing metric={metric} />
      <div className={styles.container}>
        <Columns as="ol" className={styles.notes}>
          {bullets.map((bullet, index) => (
            <li key={index} className={`above-link ${styles.note}`}>
              {bullet}
            </li>
          ))}
        </Columns>
      </div>
    </>
  );
}

export const query = graphql`
  fragment CaseResult on CaseStudy {
    metric
    sub
    bullets
  }
`;
