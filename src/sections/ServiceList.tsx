import { graphql, Link } from "gatsby";
import { useMemo } from "react";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { ServiceIcon } from "../components/ServiceIcon";
import { COVERAGE, casePath } from "../routes";
import { plansByCoverage } from "./PlanComparison";
import * as styles from "./ServiceList.module.css";
import { useCurrentSection } from "./use-current-section";

interface ServiceListProps {
  services: readonly Queries.ServiceListFragment[];
  /** All case studies. */
  cases: readonly Queries.ServiceListCasesFragment[];
  labels: Queries.ServiceListLabelsFragment["labels"];
  coverage: Queries.PlanComparisonTextsFragment;
}

/**
 * The services in groups, with a list of links that highlights the group that the visitor is reading.
 */
export function ServiceList({ services, cases, labels, coverage }: ServiceListProps) {
  const families = useMemo(
    () =>
      Object.entries(labels.families)
        .map(([id, title]) => ({
          id,
          title,
          services: services.filter(({ family }) => family === id),
        }))
        .filter((family) => family.services.length > 0),
    [services, labels],
  );
  const current = useCurrentSection(families);
  const casesOf = (title: string) => cases.filter((study) => study.services?.includes(title));
  return (
    <div className={`wrap ${styles.columns}`} data-read="">
      <nav className={`hidden-until-complete ${styles.index}`} aria-label={labels.services}>
        <List className={styles.families}>
          {families.map((family) => (
            <li key={family.id} className={family.id === current ? styles.current : undefined}>
              <p className={styles.name}>{family.title}</p>
              <List className={styles.links}>
                {family.services.map(({ slug, title }) => (
                  <li key={slug}>
                    <a href={`#${slug}`}>{title}</a>
                  </li>
                ))}
              </List>
            </li>
          ))}
        </List>
      </nav>
      <div className={styles.list}>
        {families.map((family) => (
          <section key={family.id} id={family.id} aria-labelledby={`${family.id}-title`}>
            <h2 className={styles.title} id={`${family.id}-title`}>
              {family.title}
            </h2>
            <List as="ol" className={styles.services}>
              {family.services.map((service) => (
                <li
                  key={service.slug}
                  id={service.slug}
                  className={`hidden-until-complete ${styles.service}`}
                >
                  <ServiceIcon className={styles.icon} name={service.icon} />
                  <h3>{service.title}</h3>
                  <p className={styles.desc}>{service.desc}</p>
                  <CheckList className={styles.points} items={service.points} />
                  <p className={styles.plans}>
                    {plansByCoverage(service.plans, coverage).map(({ text, names }) => (
                      <span key={text}>
                        <strong>{text}</strong> <Link to={COVERAGE}>{names}</Link>
                      </span>
                    ))}
                    {casesOf(service.title).length > 0 && (
                      <span className={styles.cases}>
                        {labels.seenIn}
                        {casesOf(service.title).map(({ slug, brand }) => (
                          <Link key={slug} to={casePath(slug)}>
                            {brand}
                          </Link>
                        ))}
                      </span>
                    )}
                    {service.article && (
                      <Link to={service.article.path}>{service.article.label}</Link>
                    )}
                  </p>
                </li>
              ))}
            </List>
          </section>
        ))}
      </div>
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
