import { graphql } from "gatsby";
import { Metric } from "../components/Metric";
import * as styles from "./CaseResult.module.css";

/** A metric with more characters has a smaller font, so that it fits into its column. */
const LONG = 5;

/**
 * The metric of a case study with its explanation: two items of the grid around them. The grid sets
 * the font size of the metric, `--metric`.
 */
export function CaseResult({ study }: { study: Queries.CaseResultFragment }) {
  const { metric, sub } = study;
  return (
    <>
      <p className={`fills display ${styles.metric} ${metric.length > LONG ? styles.long : ""}`}>
        <Metric value={metric} />
      </p>
      <p className={`display ${styles.sub}`}>{sub}</p>
    </>
  );
}

export const query = graphql`
  fragment CaseResult on CaseStudy {
    metric
    sub
  }
`;
