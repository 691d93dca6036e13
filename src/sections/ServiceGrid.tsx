import { graphql, Link } from "gatsby";
import { HOME_SECTIONS } from "../anchors";
import { Arrow } from "../components/Arrow";
import { List } from "../components/List";
import { ServiceIcon } from "../components/ServiceIcon";
import { servicePath } from "../routes";
import { HomeSection } from "./HomeSection";
import * as styles from "./ServiceGrid.module.css";

/** The number of services at the beginning of the list that are larger than the others. */
export const WIDE = 2;

interface ServiceGridProps {
  page: Queries.HomeSectionFragment;
  services: readonly Queries.ServiceGridFragment[];
}

export function ServiceGrid({ page, services }: ServiceGridProps) {
  // In rows of two, a last service at an even index has no neighbor.
  const odd = services.length % 2 === 1 ? services.length - 1 : undefined;
  return (
    <HomeSection id={HOME_SECTIONS.services} page={page}>
      <List className={styles.grid}>
        {services.map(({ slug, title, desc, icon }, index) => (
          <li
            key={slug}
            className={`${styles.cell} ${index < WIDE ? styles.wide : ""} ${index === odd ? styles.alone : ""}`}
          >
            <ServiceIcon className={styles.icon} name={icon} />
            <h3 className={styles.title}>
              <Link className="fills-card" to={servicePath(slug)}>
                {title}
              </Link>
            </h3>
            <p className={`above-link ${styles.desc}`}>{desc}</p>
            <Arrow className={styles.arrow} />
          </li>
        ))}
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
