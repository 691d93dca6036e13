import { graphql, Link } from "gatsby";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { ServiceIcon } from "../components/ServiceIcon";
import { COVERAGE, casePath } from "../routes";
import { plansByCoverage } from "./PlanComparison";
import * as styles from "./ServiceList.module.css";

/** This number of services, from the start of the list, is shown large. */
const LARGE = 2;

type Labels = Queries.ServiceListLabelsFragment["labels"];

interface ServiceListProps {
  services: readonly Queries.ServiceListFragment[];
  /** All case studies. */
  cases: readonly Queries.ServiceListCasesFragment[];
  labels: Labels;
  coverage: Queries.PlanComparisonTextsFragment;
}

/**
 * Returns the families that have services, in the order in which the content lists the families.
 */
const familiesOf = (services: ServiceListProps["services"], labels: Labels) =>
  Object.entries(labels.families)
    .map(([id, title]) => ({
      id,
      title,
      services: services.filter(({ family }) => family === id),
    }))
    .filter((family) => family.services.length > 0);

/** A list of links to all services of the page, grouped by family. */
export function ServiceIndex({ services, labels }: Pick<ServiceListProps, "services" | "labels">) {
  return (
    <nav aria-label={labels.services}>
      <List className={styles.index}>
        {familiesOf(services, labels).map((family) => (
          <li key={family.id} className={styles.group}>
            <p className={styles.name}>{family.title}</p>
            <List>
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

/**
 * The services, grouped by family. The first services are shown large, and each other service is a
 * row of a list.
 */
export function ServiceList({ services, cases, labels, coverage }: ServiceListProps) {
  const large = services.slice(0, LARGE);
  const casesOf = (title: string) => cases.filter((study) => study.services?.includes(title));
  return (
    <div className={`wrap ${styles.families}`} data-read="">
      {familiesOf(services, labels).map((family) => (
        <section key={family.id} id={family.id} aria-labelledby={`${family.id}-title`}>
          <h2 className={styles.title} id={`${family.id}-title`}>
            {family.title}
          </h2>
          <List as="ol" className={styles.services}>
            {family.services.map((service) => (
              <li
                key={service.slug}
                id={service.slug}
                className={`hidden-until-complete ${styles.service} ${large.includes(service) ? styles.large : styles.row}`}
              >
                <div className={styles.head}>
                  <ServiceIcon className={styles.icon} name={service.icon} />
                  <h3 className={styles.heading}>{service.title}</h3>
                </div>
                <p className={styles.desc}>{service.desc}</p>
                <CheckList className={styles.points} items={service.points} />
                <dl className={styles.facts}>
                  {plansByCoverage(service.plans, coverage).map(({ text, names }) => (
                    <div key={text} className={styles.fact}>
                      <dt>{text}</dt>
                      <dd>
                        <Link to={COVERAGE}>{names}</Link>
                      </dd>
                    </div>
                  ))}
                  {casesOf(service.title).length > 0 && (
                    <div className={styles.fact}>
                      <dt>{labels.seenIn}</dt>
                      {casesOf(service.title).map(({ slug, brand }) => (
                        <dd key={slug}>
                          <Link to={casePath(slug)}>{brand}</Link>
                        </dd>
                      ))}
                    </div>
                  )}
                </dl>
                {service.article && (
                  <Link className={styles.article} to={service.article.path}>
                    {service.article.label}
                  </Link>
                )}
              </li>
            ))}
          </List>
        </section>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment ServiceList on Service {
    slug
    title
    desc
    icon
    family
    points
    plans {
      plan
      coverage
    }
    article {
      label
      path
    }
  }

  fragment ServiceListCases on CaseStudy {
    slug
    brand
    services
  }

  fragment ServiceListLabels on SiteSettings {
    labels {
      services
      seenIn
      families {
        acquire
        convert
        keep
        run
      }
    }
    offer {
      coverage {
        ...PlanComparisonTexts
      }
    }
  }
`;
