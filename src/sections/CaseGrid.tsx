import { graphql, Link } from "gatsby";
import { Arrow } from "../components/Arrow";
import { CaseBullets } from "../components/CaseBullets";
import { List } from "../components/List";
import { MetricDrawing } from "../components/MetricDrawing";
import { HOME_SECTIONS } from "../lib/anchors";
import { casePath } from "../routes";
import * as styles from "./CaseGrid.module.css";
import { CaseResult } from "./CaseResult";
import { HomeSection } from "./HomeSection";

interface CaseGridProps {
  page: Queries.HomeSectionFragment;
  cases: readonly Queries.CaseGridFragment[];
}

export function CaseGrid({ page, cases }: CaseGridProps) {
  return (
    <HomeSection id={HOME_SECTIONS.work} page={page} raised>
      <List className={`rises ${styles.grid}`}>
        {cases.map((study) => (
          <li key={study.slug} className={styles.card}>
            <div className={styles.brand}>
              <h3 className={styles.name}>
                <Link className="fills-card" to={casePath(study.slug)}>
                  {study.brand}
                </Link>
              </h3>
              <Arrow />
            </div>
            <CaseResult study={study} />
            <MetricDrawing metric={study.metric} />
            <CaseBullets bullets={study.bullets} />
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
    ...CaseResult
    bullets
  }
`;
