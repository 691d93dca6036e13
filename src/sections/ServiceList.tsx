import { graphql, Link } from "gatsby";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { ServiceIcon } from "../components/ServiceIcon";
import { SiteLink } from "../components/SiteLink";
import { groupByFamily } from "../lib/service-families";
import { casePath } from "../routes";
import { Illustration } from "./Illustration";
import { Section } from "./Section";
import * as styles from "./ServiceList.module.css";

interface ServiceProps {
  service: Queries.ServiceListFragment;
  /** The case studies of clients who received the service. */
  cases: readonly Queries.ServiceCasesFragment[];
}

/** A service says what the client receives. Case studies and a sample are its proof. */
function Service({ service, cases }: ServiceProps) {
  const { title, desc, icon, points, article, picture } = service;
  return (
    <>
      <div className="stack">
        <h3 className={styles.heading}>
          <ServiceIcon className={styles.icon} name={icon} />
          {title}
        </h3>
        <p className="muted">{desc}</p>
        {points && <CheckList className={styles.points} items={points} />}
        {cases.length > 0 && (
          <List className={styles.results} aria-label={`Case studies: ${title}`}>
            {cases.map(({ slug, brand, metric }) => (
              <li key={slug}>
                <Link className={styles.result} to={casePath(slug)}>
                  <strong className={`display ${styles.metric}`}>
                    <Metric value={metric} />
                  </strong>{" "}
                  <span className={styles.brand}>{brand}</span>
                </Link>
              </li>
            ))}
          </List>
        )}
        {article && <SiteLink to={article.path}>{article.label}</SiteLink>}
      </div>
      <Illustration picture={picture} />
    </>
  );
}

interface ServiceListProps {
  services: readonly Queries.ServiceListFragment[];
  cases: readonly Queries.ServiceCasesFragment[];
}

export function ServiceList({ services, cases }: ServiceListProps) {
  return groupByFamily(services).map((family) => (
    <Section key={family.id} id={family.id} title={family.title}>
      <List className={styles.list}>
        {family.services.map((service) => (
          <li key={service.slug} id={service.slug} className={styles.service}>
            <Service
              service={service}
              cases={cases.filter((one) => one.services?.some(({ slug }) => slug === service.slug))}
            />
          </li>
        ))}
      </List>
    </Section>
  ));
}

export const query = graphql`
  fragment ServiceList on Service {
    slug
    title
    desc
    icon
    family
    points
    article {
      ...Link
    }
    picture {
      ...Illustration
    }
  }

  fragment ServiceCases on CaseStudy {
    slug
    brand
    metric
    services {
      slug
    }
  }
`;
