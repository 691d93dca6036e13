import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { MetricBars } from "../components/MetricBars";
import * as styles from "./CaseStudies.module.css";

interface CaseStudiesProps {
  cases: readonly Queries.CaseStudiesFragment[];
  labels: Queries.CaseGridLabelsFragment["labels"];
}

/** Every case in full: what was stuck, what changed, and the number that moved. */
export function CaseStudies({ cases, labels }: CaseStudiesProps) {
  return (
    <div className={`wrap ${styles.studies}`}>
      {cases.map((study) => (
        <article key={study.slug} id={study.slug} className={`rises shown-whole ${styles.study}`}>
          <div className={styles.result}>
            <p className={styles.metric}>{study.metric}</p>
            <p className={styles.sub}>{study.sub}</p>
            <MetricBars metric={study.metric} labels={labels} />
          </div>
          <div className={styles.story}>
            <p className={styles.brand}>{study.brand}</p>
            <h2>{study.tagline}</h2>
            <p className={styles.blurb}>{study.blurb}</p>
            <CheckList items={study.bullets} />
          </div>
        </article>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment CaseStudies on CaseStudy {
    slug
    brand
    tagline
    metric
    sub
    blurb
    bullets
  }
`;
