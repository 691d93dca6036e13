import { graphql, Link } from "gatsby";
import { CheckList } from "../components/CheckList";
import { FamilyDrawing } from "../components/FamilyDrawing";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { ServiceIcon } from "../components/ServiceIcon";
import { COVERAGE, casePath } from "../routes";
import { plansByCoverage } from "./PlanComparison";
import * as styles from "./ServiceList.module.css";

type Labels = Queries.ServiceListLabelsFragment["labels"];

interface ServiceListProps {
  services: readonly Queries.ServiceListFragment[];
  cases: readonly Queries.ServiceListCasesFragment[];
  labels: Labels;
  coverage: Queries.PlanComparisonTextsFragment;
}

/** Returns the groups that have services, in the order of the content. */
const familiesOf = (services: ServiceListProps["services"], labels: Labels) =>
  Object.entries(labels.families)
    .map(([id, title]) => ({
      id,
      title,
      services: services.filter(({ family }) => family === id),
    }))
    .filter((family) => family.services.length > 0);

const casesOf = (services: ServiceListProps["services"], cases: ServiceListProps["cases"]) =>
  cases.filter((study) => services.some(({ title }) => study.services?.includes(title)));

/** Moves entries to the end, so that each group begins with another case study. */
const startingAt = <Entry,>(index: number, entries: readonly Entry[]) => {
  const start = index % Math.max(entries.length, 1);
  return [...entries.slice(start), ...entries.slice(0, start)];
};

export function ServiceIndex({ services, labels }: Pick<ServiceListProps, "services" | "labels">) {
  return (
    <nav aria-label={labels.services}>
      <List className={styles.index}>
        {familiesOf(services, labels).map((family) => (
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

const PLAN_LOOKS: Partial<Record<string, string>> = {
  included: styles.included,
  quoted: styles.quoted,
};

interface ServiceProps extends Pick<ServiceListProps, "coverage"> {
  service: Queries.ServiceListFragment;
}

function Service({ service, coverage }: ServiceProps) {
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.heading}>{service.title}</h3>
        <ServiceIcon className={styles.icon} name={service.icon} />
        <p className={styles.desc}>{service.desc}</p>
      </div>
      <CheckList className={styles.points} items={service.points} />
      <div className={styles.facts}>
        <dl>
          {plansByCoverage(service.plans, coverage).map(({ coverage, text, names }) => (
            <div key={coverage} className={styles.fact}>
              <dt>{text}</dt>
              <dd>
                <Link className={styles.plans} to={COVERAGE}>
                  <span className="visually-hidden">{service.title}: </span>
                  {names.map((name, index) => (
                    <span key={name} className={`${styles.plan} ${PLAN_LOOKS[coverage] ?? ""}`}>
                      {index > 0 && <span className={styles.comma}>, </span>}
                      {name}
                    </span>
                  ))}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
        {service.article && (
          <p className={styles.article}>
            <Link to={service.article.path}>{service.article.label}</Link>
          </p>
        )}
      </div>
    </>
  );
}

/** The case studies that used services of this group. The first metric is large. */
function SeenIn({ cases, label }: { cases: ServiceListProps["cases"]; label: string }) {
  if (cases.length === 0) return null;
  return (
    <dl className={styles.cases}>
      <dt className={styles.seenIn}>{label}</dt>
      {cases.map(({ slug, brand, metric }, index) => (
        <dd key={slug} className={index === 0 ? styles.largest : undefined}>
          <Link className={styles.proof} to={casePath(slug)}>
            <strong className={`${styles.metric} ${index === 0 ? "display" : ""}`}>
              <Metric value={metric} />
            </strong>{" "}
            {brand}
          </Link>
        </dd>
      ))}
    </dl>
  );
}

export function ServiceList({ services, cases, labels, coverage }: ServiceListProps) {
  const families = familiesOf(services, labels);
  return (
    <div>
      {families.map(({ id, title, services: [first, ...others] }, index) => (
        <section
          key={id}
          id={id}
          className={`hidden-until-complete ${styles.family}`}
          aria-labelledby={`${id}-title`}
          data-read=""
        >
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <FamilyDrawing className={styles.drawing} family={id} />
          {first && (
            <article id={first.slug} className={`${styles.service} ${styles.first}`}>
              <Service service={first} coverage={coverage} />
              <SeenIn
                label={labels.seenIn}
                cases={startingAt(index, casesOf([first, ...others], cases))}
              />
            </article>
          )}
          {others.length > 0 && (
            <List className={styles.others}>
              {others.map((service) => (
                <li key={service.slug} id={service.slug} className={styles.service}>
                  <Service service={service} coverage={coverage} />
                </li>
              ))}
            </List>
          )}
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
    metric
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
