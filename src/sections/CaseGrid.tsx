import { graphql, Link } from "gatsby";
import { CheckList } from "../components/CheckList";
import { MetricBars } from "../components/MetricBars";
import { SectionHeading } from "../components/SectionHeading";
import * as styles from "./CaseGrid.module.css";

interface CaseGridProps {
  title: string;
  text?: string;
  cases: readonly Queries.CaseGridFragment[];
}

/** Selected work: the metric is the largest thing on each card. */
export function CaseGrid({ title, text, cases }: CaseGridProps) {
  return (
    <section className={`wrap ${styles.section}`} id="work" aria-labelledby="work-title">
      <SectionHeading id="work-title" title={title} text={text} />
      <ul className={styles.grid}>
        {cases.map((study) => (
          <li key={study.slug} className={styles.card}>
            <h3>
              <Link to={`/work#${study.slug}`}>{study.brand}</Link>
            </h3>
            <p className={styles.metric}>{study.metric}</p>
            <p className={styles.sub}>{study.sub}</p>
            <MetricBars metric={study.metric} />
            <CheckList items={study.bullets} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment CaseGrid on CaseStudy {
    slug
    brand
    metric
    sub
    bullets
  }
`;
