import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { ServiceIcon } from "../components/ServiceIcon";
import * as styles from "./ServiceList.module.css";

interface ServiceListProps {
  services: readonly Queries.ServiceListFragment[];
  /** Name of the index. */
  label: string;
}

/** Every service with what is included, and an index that stays beside them. */
export function ServiceList({ services, label }: ServiceListProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <nav className={`shown-whole ${styles.index}`} aria-label={label}>
        <List className={styles.links}>
          {services.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </List>
      </nav>
      <List as="ol" className="rises">
        {services.map((service) => (
          <li key={service.slug} id={service.slug} className={`shown-whole ${styles.service}`}>
            <ServiceIcon name={service.icon} />
            <div>
              <h2>{service.title}</h2>
              <p>{service.desc}</p>
            </div>
            <CheckList items={service.points} />
          </li>
        ))}
      </List>
    </div>
  );
}

export const query = graphql`
  fragment ServiceList on Service {
    slug
    title
    desc
    icon
    points
  }

  fragment ServiceListLabels on SiteSettings {
    labels {
      services
    }
  }
`;
