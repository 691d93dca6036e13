import { graphql, Link } from "gatsby";
import ads from "../art/ads.svg";
import creative from "../art/creative.svg";
import { Arrow } from "../components/Arrow";
import { Art } from "../components/Art";
import { List } from "../components/List";
import { ServiceIcon } from "../components/ServiceIcon";
import { servicePath } from "../routes";
import { HomeSection } from "./HomeSection";
import * as styles from "./ServiceGrid.module.css";

/** Services with these icons have a larger cell with a drawing. */
const DRAWINGS: Readonly<Record<string, string>> = { clapper: creative, target: ads };

interface ServiceGridProps {
  page: Queries.HomeSectionFragment;
  services: readonly Queries.ServiceGridFragment[];
}

export function ServiceGrid({ page, services }: ServiceGridProps) {
  return (
    <HomeSection id="services" page={page}>
      <List className={styles.grid}>
        {services.map(({ slug, title, desc, icon }) => {
          const drawing = icon && DRAWINGS[icon];
          return (
            <li key={slug} className={`${styles.cell} ${drawing ? styles.wide : ""}`}>
              {!drawing && <ServiceIcon className={styles.icon} name={icon} />}
              <h3 className={styles.title}>
                <Link className="fills-card" to={servicePath(slug)}>
                  {title}
                </Link>
              </h3>
              <p className={styles.desc}>{desc}</p>
              {drawing && <Art className={styles.drawing} svg={drawing} />}
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
