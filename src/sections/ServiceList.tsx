import { graphql } from "gatsby";
import { CheckList } from "../components/CheckList";
import { ServiceIcon } from "../components/ServiceIcon";
import * as styles from "./ServiceList.module.css";

/** Every service with what is included. */
export function ServiceList({ services }: { services: readonly Queries.ServiceListFragment[] }) {
  return (
    <ol className="wrap">
      {services.map((service) => (
        <li key={service.title} className={styles.service}>
          <ServiceIcon name={service.icon} />
          <div>
            <h2>{service.title}</h2>
            <p>{service.desc}</p>
          </div>
          <CheckList items={service.points} />
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment ServiceList on Service {
    title
    desc
    icon
    points
  }
`;
