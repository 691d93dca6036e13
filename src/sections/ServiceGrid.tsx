import { graphql, Link } from "gatsby";
import { Arrow } from "../components/Arrow";
import { List } from "../components/List";
import { ServiceIcon } from "../components/ServiceIcon";
import { HOME_SECTIONS } from "../lib/anchors";
import { servicePath } from "../routes";
import { HomeSection } from "./HomeSection";
import * as styles from "./ServiceGrid.module.css";

interface ServiceGridProps {
  page: Queries.HomeSectionFragment;
  services: readonly Queries.ServiceGridFragment[];
}

export function ServiceGrid({ page, services }: ServiceGridProps) {
  return (
    <HomeSection id={HOME_SECTIONS.services} page={page}>
      <List className={styles.grid}>
        {services.map(({ slug, title, desc, icon }) => (
          <li key={slug} className={styles.cell}>
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
