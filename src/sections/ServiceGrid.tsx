import { graphql, Link } from "gatsby";
import { Arrow } from "../components/Arrow";
import { Drawing, type DrawingParts } from "../components/Drawing";
import { List } from "../components/List";
import { ServiceIcon } from "../components/ServiceIcon";
import { servicePath } from "../routes";
import { HomeSection } from "./HomeSection";
import * as styles from "./ServiceGrid.module.css";

/**
 * The drawings of services: the first drawing belongs to the first service, and so on. If there are
 * more services than drawings, the remaining services have no drawing.
 */
const DRAWINGS: readonly DrawingParts[] = [
  [
    ["faint", "M120 130C300 130 400 90 600 58M120 130C320 130 420 122 600 106"],
    ["line", "M0 130H120C270 130 380 74 600 6"],
    ["dot", "M120 130h.01"],
  ],
  [
    ["faint", "M33 180V60h80v120M147 180V60h80v120M373 180V60h80v120M487 180V60h80v120"],
    ["full", "M260 9v160h80V9z"],
  ],
];

interface ServiceGridProps {
  page: Queries.HomeSectionFragment;
  services: readonly Queries.ServiceGridFragment[];
}

export function ServiceGrid({ page, services }: ServiceGridProps) {
  return (
    <HomeSection id="services" page={page}>
      <List className={styles.grid}>
        {services.map(({ slug, title, desc, icon }, index) => {
          const drawing = DRAWINGS[index];
          return (
            <li key={slug} className={`${styles.cell} ${drawing ? styles.wide : ""}`}>
              {!drawing && <ServiceIcon className={styles.icon} name={icon} />}
              <h3 className={styles.title}>
                <Link className="fills-card" to={servicePath(slug)}>
                  {title}
                </Link>
              </h3>
              <p className={styles.desc}>{desc}</p>
              {drawing && (
                <Drawing className={styles.drawing} viewBox="0 0 600 160" parts={drawing} />
              )}
              <Arrow className={styles.arrow} />
            </li>
          );
        })}
      </List>
    </HomeSection>
  );
}

export const query = graphql`
  fragment ServiceGrid on Service {
    slug
    title
    desc
    icon
  }
`;
