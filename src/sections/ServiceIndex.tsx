import { graphql } from "gatsby";
import { List } from "../components/List";
import { groupByFamily } from "../service-families";
import * as styles from "./ServiceIndex.module.css";

interface ServiceIndexProps {
  services: readonly Queries.ServiceIndexFragment[];
}

/** Links to all services of the page, in groups. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <nav aria-label="All services">
      <List className={styles.index}>
        {groupByFamily(services).map((family) => (
          <li key={family.id} className={styles.group}>
            <p className={styles.name}>{family.title}</p>
            <List className={styles.links}>
              {family.services.map(({ slug, title }) => (
                <li key={slug}>
                  <a className={styles.link} href={`#${slug}`}>
                    {title}
                  </a>
                </li>
              ))}
            </List>
          </li>
        ))}
      </List>
    </nav>
  );
}

export const query = graphql`
  fragment ServiceIndex on Service {
    slug
    title
    family
  }
`;
