import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { Metric } from "../components/Metric";
import { changeOf, MetricDrawing } from "../components/MetricDrawing";
import * as styles from "./CaseStudies.module.css";

interface CaseStudiesProps {
  cases: readonly Queries.CaseStudiesFragment[];
  labels: Queries.CaseGridLabelsFragment["labels"];
}

/** Each kind of number has proportions of its own. */
const LAYOUTS = { rise: styles.rise, fall: styles.fall, ratio: styles.ratio };

/** Every case in full: what was stuck, what changed, and the number that moved. */
export function CaseStudies({ cases, labels }: CaseStudiesProps) {
  return (
    <div className={styles.studies}>
      {cases.map((study) => {
        const { kind } = changeOf(study.metric);
        const fall = kind === "fall";
        return (
          <article
            key={study.slug}
            id={study.slug}
            className={`rises shown-whole ${styles.study} ${LAYOUTS[kind]}`}
          >
            <div className={styles.number}>
              <p className={`${styles.metric} ${study.metric.length > 5 ? styles.long : ""}`}>
                <Metric value={study.metric} />
              </p>
              <p className={styles.sub}>{study.sub}</p>
            </div>
            <MetricDrawing
              className={`${styles.drawing} ${fall ? styles.square : ""}`}
              metric={study.metric}
              sub={study.sub}
              labels={labels}
              square={fall}
            />
            <div className={styles.story}>
              <p className={styles.brand}>{study.brand}</p>
              <h2>{study.tagline}</h2>
              <p className={styles.blurb}>{study.blurb}</p>
              <CheckList className={styles.list} items={study.bullets} />
            </div>
          </article>
        );
      })}
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
