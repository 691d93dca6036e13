import { graphql, Link } from "gatsby";
import { Arrow } from "../components/Arrow";
import * as checkList from "../components/CheckList.module.css";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { chartOf, MetricDrawing } from "../components/MetricDrawing";
import { casePath } from "../routes";
import * as styles from "./CaseGrid.module.css";
import { HomeSection } from "./HomeSection";

interface CaseGridProps {
  page: Queries.HomeSectionFragment;
  cases: readonly Queries.CaseGridFragment[];
}

export function CaseGrid({ page, cases }: CaseGridProps) {
  return (
    <HomeSection id="work" page={page} raised>
      <List className={`rises ${styles.grid}`}>
        {cases.map((study, index) => (
          <li
            key={study.slug}
            className={`${styles.card} ${index === 0 && chartOf(study.metric, study.days)?.kind === "rise" ? styles.lead : ""}`}
          >
            <div className={styles.brand}>
              <h3 className={styles.name}>
                <Link className="fills-card" to={casePath(study.slug)}>
                  {study.brand}
                </Link>
              </h3>
              <Arrow />
            </div>
            <p className={`display ${styles.metric} ${study.metric.length > 5 ? styles.long : ""}`}>
              <Metric value={study.metric} />
            </p>
            <p className={styles.sub}>{study.sub}</p>
            <MetricDrawing
              className={styles.drawing}
              metric={study.metric}
              days={study.days}
              upright
            />
            <List as="ol" className={styles.list}>
              {study.bullets.map((bullet, index) => (
                <li key={index} className={`${checkList.item} ${styles.measure}`}>
                  {bullet}
                </li>
              ))}
            </List>
          </li>
        ))}
      </List>
    </HomeSection>
  );
}

export const query = graphql`
  fragment CaseGrid on CaseStudy {
    slug
    brand
    metric
    sub
    bullets
    days
  }
`;
