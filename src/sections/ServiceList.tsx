import { graphql, Link } from "gatsby";
import { Fragment } from "react";
import acquire from "../art/acquire.svg";
import convert from "../art/convert.svg";
import keep from "../art/keep.svg";
import run from "../art/run.svg";
import { Art } from "../components/Art";
import { CheckList } from "../components/CheckList";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { ServiceIcon } from "../components/ServiceIcon";
import { COVERAGE, casePath } from "../routes";
import { groupByFamily } from "../service-families";
import { coverageSentences } from "./coverage";
import * as styles from "./ServiceList.module.css";

/** The drawing and the layout of each group. A group without an entry has neither. */
const LOOKS: Partial<Record<string, { art: string; className: string | undefined }>> = {
  acquire: { art: acquire, className: styles.raised },
  convert: { art: convert, className: styles.mirrored },
  keep: { art: keep, className: styles.filled },
  run: { art: run, className: styles.mirrored },
};

const CASES = "Case studies";

interface ServiceListProps {
  services: readonly Queries.ServiceListFragment[];
}

/** Returns the case studies of these services, each once. */
function casesOf(services: ServiceListProps["services"]) {
  const cases = services.flatMap((service) => service.cases);
  return [...new Map(cases.map((study) => [study.slug, study])).values()];
}

/**
 * Returns the list of case studies, rotated by the number of the group, so that each group of
 * services shows a different case study first.
 */
const startingAt = <Entry,>(index: number, entries: readonly Entry[]) => {
  const start = index % Math.max(entries.length, 1);
  return [...entries.slice(start), ...entries.slice(0, start)];
};

interface ServiceProps {
  service: Queries.ServiceListFragment;
  /** Case studies in which the service was used, shown as one line. */
  cases?: readonly Queries.ServiceListCasesFragment[];
}

function Service({ service, cases = [] }: ServiceProps) {
  const { title, points, plans, article } = service;
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.heading}>{title}</h3>
        <ServiceIcon className={styles.icon} name={service.icon} />
        <p className={styles.desc}>{service.desc}</p>
      </div>
      {points && <CheckList className={styles.points} items={points} />}
      {(plans || article || cases.length > 0) && (
        <div className={styles.facts}>
          {plans && (
            <Link to={COVERAGE}>
              <span className="visually-hidden">{`${title}: `}</span>
              {coverageSentences(plans)}
            </Link>
          )}
          {article && <Link to={article.path}>{article.label}</Link>}
          {cases.length > 0 && (
            <p>
              {`${CASES}: `}
              {cases.map(({ slug, metric }, index) => (
                <Fragment key={slug}>
                  {index > 0 && ", "}
                  <Link to={casePath(slug)}>
                    <Metric value={metric} />
                  </Link>
                </Fragment>
              ))}
            </p>
          )}
        </div>
      )}
    </>
  );
}

interface SeenInProps {
  cases: readonly Queries.ServiceListCasesFragment[];
  /** Whether the first metric has a larger font. */
  large: boolean;
}

/** The case studies of clients who used a service of this group. */
function SeenIn({ cases, large }: SeenInProps) {
  if (cases.length === 0) return null;
  return (
    <dl className={styles.cases}>
      <dt className={styles.seenIn}>{CASES}</dt>
      {cases.map(({ slug, brand, metric, sub }, index) => {
        const largest = large && index === 0;
        return (
          <dd key={slug} className={largest ? styles.largest : undefined}>
            <Link className={styles.proof} to={casePath(slug)}>
              <strong className={largest ? `display ${styles.largestMetric}` : styles.metric}>
                <Metric value={metric} />
              </strong>{" "}
              <span className={styles.unit}>{sub}</span>{" "}
              <span className={styles.brand}>{brand}</span>
            </Link>
          </dd>
        );
      })}
    </dl>
  );
}

export function ServiceList({ services }: ServiceListProps) {
  const count = casesOf(services).length;
  return (
    <div>
      {groupByFamily(services).map((family, index) => {
        const { id, title } = family;
        const look = LOOKS[id];
        const [first, ...others] = family.services;
        return (
          <section
            key={id}
            className={`${styles.family} ${look?.className ?? ""}`}
            aria-labelledby={`${id}-title`}
          >
            <h2 className={styles.title} id={`${id}-title`}>
              {title}
            </h2>
            {look && <Art className={styles.drawing} svg={look.art} />}
            {first && (
              <article id={first.slug} className={styles.first}>
                <Service service={first} />
                <SeenIn large={index < count} cases={startingAt(index, casesOf(family.services))} />
              </article>
            )}
            {others.length > 0 && (
              <List className={styles.others}>
                {others.map((service) => (
                  <li key={service.slug} id={service.slug} className={styles.service}>
                    <Service service={service} cases={service.cases} />
                  </li>
                ))}
              </List>
            )}
          </section>
        );
      })}
    </div>
  );
}

export const query = graphql`
  fragment ServiceList on Service {
    ...ServiceIndex
    slug
    title
    desc
    icon
    family
    points
    plans {
      plan {
        name
      }
      coverage
    }
    cases {
      ...ServiceListCases
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
    sub
  }
`;
