import { graphql, Link } from "gatsby";
import { Arrow } from "../components/Arrow";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { SectionHeading } from "../components/SectionHeading";
import { ServiceIcon } from "../components/ServiceIcon";
import { servicePath } from "../routes";
import * as styles from "./ServiceGrid.module.css";

/** The first services of the grid are wide, and list what they include. */
const WIDE = 2;

interface ServiceGridProps {
  title: string;
  text?: string;
  services: readonly Queries.ServiceGridFragment[];
}

export function ServiceGrid({ title, text, services }: ServiceGridProps) {
  return (
    <section className="wrap section" id="services" aria-labelledby="services-title">
      <SectionHeading id="services-title" title={title} text={text} />
      <List className={styles.grid}>
        {services.map(({ slug, title, desc, icon, points }, index) => (
          <li key={slug} className={`${styles.cell} ${index < WIDE ? styles.wide : ""}`}>
            <ServiceIcon className={styles.icon} name={icon} />
            <h3 className={styles.title}>
              <Link className="fills-card" to={servicePath(slug)}>
                {title}
              </Link>
            </h3>
            <p className={styles.desc}>{desc}</p>
            {index < WIDE && <CheckList className={styles.list} items={points} />}
            <Arrow className={styles.arrow} />
          </li>
        ))}
      </List>
    </section>
  );
}

export const query = graphql`
  fragment ServiceGrid on Service {
    slug
    title
    desc
    icon
    points
  }
`;
