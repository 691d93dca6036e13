import { graphql, Link } from "gatsby";
import { Fragment } from "react";
import { groupByFamily } from "../choices/service-families";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { ServiceIcon } from "../components/ServiceIcon";
import { SiteLink } from "../components/SiteLink";
import { casePath } from "../routes";
import { Section } from "./Section";
import * as styles from "./ServiceList.module.css";

interface ServiceProps {
  service: Queries.ServiceListFragment;
  /** The case studies of clients who received the service. */
  cases: readonly Queries.ServiceCasesFragment[];
}

function Service({ service, cases }: ServiceProps) {
  const { title, desc, icon, points, article } = service;
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.heading}>
          <ServiceIcon className={styles.icon} name={icon} />
          {title}
        </h3>
        <p>{desc}</p>
      </div>
      <div className={styles.facts}>
        {points && <CheckList className={styles.points} items={points} />}
        {article && <SiteLink to={article.path}>{article.label}</SiteLink>}
        {cases.length > 0 && (
          <p>
            {"Case studies: "}
            {cases.map(({ slug, brand }, index) => (
              <Fragment key={slug}>
                {index > 0 && "; "}
                <Link to={casePath(slug)}>{brand}</Link>
              </Fragment>
            ))}
          </p>
        )}
      </div>
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
      <List>
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
      label
      path
    }
  }

  fragment ServiceCases on CaseStudy {
    slug
    brand
    services {
      slug
    }
  }
`;
