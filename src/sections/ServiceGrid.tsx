import { graphql } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import { ServiceIcon } from "../components/ServiceIcon";
import * as styles from "./ServiceGrid.module.css";

interface ServiceGridProps {
  title: string;
  text?: string;
  services: readonly Queries.ServiceGridFragment[];
}

/** All services at a glance; the first two are wide. */
export function ServiceGrid({ title, text, services }: ServiceGridProps) {
  return (
    <section className={`wrap ${styles.section}`} id="services" aria-labelledby="services-title">
      <SectionHeading id="services-title" title={title} text={text} />
      <ul className={styles.grid}>
        {services.map((service) => (
          <li key={service.title} className={styles.cell}>
            <ServiceIcon name={service.icon} />
            <h3>{service.title}</h3>
            <p>{service.desc}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment ServiceGrid on Service {
    title
    desc
    icon
  }
`;
