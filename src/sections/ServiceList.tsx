import { graphql, Link } from "gatsby";
import { CheckList } from "../components/CheckList";
import { FamilyDrawing } from "../components/FamilyDrawing";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { ServiceIcon } from "../components/ServiceIcon";
import { COVERAGE, casePath } from "../routes";
import { COVERAGES, plansByCoverage, textFor } from "./coverage";
import * as styles from "./ServiceList.module.css";

type Labels = Queries.ServiceListLabelsFragment["labels"];

interface ServiceListProps {
  services: readonly Queries.ServiceListFragment[];
  cases: readonly Queries.ServiceListCasesFragment[];
  labels: Labels;
  coverage: Queries.PlanComparisonTextsFragment;
}

/** Returns the groups of services in the order of the content, without empty groups. */
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

/**
 * Returns the list of case studies, rotated by the number of the group, so that each group of
 * services shows a different case study first.
 */
const startingAt = <Entry,>(index: number, entries: readonly Entry[]) => {
  const start = index % Math.max(entries.length, 1);
  return [...entries.slice(start), ...entries.slice(0, start)];
};

const STOPS: Partial<Record<string, string>> = {
  included: styles.included,
  quoted: styles.quoted,
};

/**
 * In the drawing, each plan has a marker on a line. This is the distance between two neighboring
 * markers.
 */
const DISTANCE = 68;

/**
 * A line with a marker for each plan. The look of a marker shows whether the plan includes the
 * service, can add it, or needs a separate quote for it.
 */
function Stops({ coverages }: { coverages: readonly string[] }) {
  const last = (coverages.length - 1) * DISTANCE;
  return (
    <svg className={styles.stops} viewBox={`0 0 ${last + 14} 14`} aria-hidden="true">
      {coverages.map((coverage, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no other key
          key={index}
          className={STOPS[coverage]}
          cx={index * DISTANCE + 7}
          cy="7"
          r="5.5"
        />
      ))}
      {last > 0 && (
        <path
          className={coverages.includes("quoted") ? styles.muted : undefined}
          strokeDasharray={`${DISTANCE - 20} 20`}
          d={`M17 7H${last}`}
        />
      )}
    </svg>
  );
}

interface PlansProps {
  plans: Queries.ServiceListFragment["plans"];
}

/** The names of the plans, each below the marker of its plan. */
const Names = ({ plans }: PlansProps) => (
  <span className={styles.names} aria-hidden="true">
    {plans.map(({ plan }) => (
      <span key={plan}>{plan}</span>
    ))}
  </span>
);

export function ServiceIndex({
  services,
  labels,
  coverage,
}: Pick<ServiceListProps, "services" | "labels" | "coverage">) {
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
      <div className={styles.key}>
        {services[0] && (
          <div className={styles.sample}>
            <Stops coverages={services[0].plans.map(() => "included")} />
            <Names plans={services[0].plans} />
          </div>
        )}
        <List className={styles.keyStops}>
          {COVERAGES.map((kind) => (
            <li key={kind} className={styles.plans}>
              <Stops coverages={[kind]} />
              {textFor(kind, coverage)}
            </li>
          ))}
        </List>
      </div>
    </nav>
  );
}

interface ServiceProps extends Pick<ServiceListProps, "coverage"> {
  service: Queries.ServiceListFragment;
}

function Service({ service, coverage }: ServiceProps) {
  const groups = plansByCoverage(service.plans, coverage);
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.heading}>{service.title}</h3>
        <ServiceIcon className={styles.icon} name={service.icon} />
        <p className={styles.desc}>{service.desc}</p>
      </div>
      <CheckList className={styles.points} items={service.points} />
      <div className={styles.facts}>
        <Link
          className={`${styles.plans} ${groups.length === 1 ? "" : styles.named}`}
          to={COVERAGE}
        >
          <Stops coverages={service.plans.map(({ coverage }) => coverage)} />
          <span className="visually-hidden">
            {service.title}:{" "}
            {groups.map(({ text, names }) => `${text}: ${names.join(", ")}`).join("; ")}
          </span>
          {groups.length === 1 ? (
            <span aria-hidden="true">{groups[0]?.text}</span>
          ) : (
            <Names plans={service.plans} />
          )}
        </Link>
        {service.article && <Link to={service.article.path}>{service.article.label}</Link>}
      </div>
    </>
  );
}

interface SeenInProps {
  cases: ServiceListProps["cases"];
  label: string;
  /** Whether the first metric has a larger font. */
  large: boolean;
}

/** The case studies of clients who used a service of this group. */
function SeenIn({ cases, label, large }: SeenInProps) {
  if (cases.length === 0) return null;
  return (
    <dl className={styles.cases}>
      <dt className={styles.seenIn}>{label}</dt>
      {cases.map(({ slug, brand, metric, sub }, index) => (
        <dd key={slug} className={large && index === 0 ? styles.largest : undefined}>
          <Link className={styles.proof} to={casePath(slug)}>
            <strong className={`${styles.metric} ${large && index === 0 ? "display" : ""}`}>
              <Metric value={metric} />
            </strong>{" "}
            <span className={styles.unit}>{sub}</span> <span className={styles.brand}>{brand}</span>
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
                large={index < cases.length}
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
    sub
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
