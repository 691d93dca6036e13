import { graphql } from "gatsby";
import { List } from "../components/List";
import * as styles from "./ServiceIndex.module.css";
import { type FamilyTitles, familiesOf } from "./service-families";

interface ServiceIndexProps {
  services: readonly Queries.ServiceIndexFragment[];
  families: FamilyTitles;
  label: string;
}

/** Links to all services of the page, in groups. */
export function ServiceIndex({ services, families, label }: ServiceIndexProps) {
  return (
    <nav aria-label={label}>
      <List className={styles.index}>
        {familiesOf(services, families).map((family) => (
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
