import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { chartOf, MetricDrawing } from "../components/MetricDrawing";
import { servicePath } from "../routes";
import * as styles from "./CaseStudies.module.css";

interface CaseStudiesProps {
  cases: readonly Queries.CaseStudiesFragment[];
}

/** Facts about a metric, in the order in which a case study lists them. */
const FACTS = [
  ["start", "Starting level"],
  ["spend", "Ad spend"],
  ["period", "Period"],
  ["countedBy", "Counted by"],
] as const;

/** While a fact about the metric is missing, a sentence says what the metric does not tell. */
function MetricFacts({ study }: { study: Queries.CaseStudiesFragment }) {
  const known = FACTS.filter(([name]) => study[name]);
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(([name, label]) => (
            <div key={name}>
              <dt className={styles.factLabel}>{label}</dt>
              <dd>{study[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {known.length < FACTS.length && study.limits && <p>{study.limits}</p>}
    </>
  );
}

/** Renders nothing if the content has neither the client's name nor a quote. */
function Proof({ client, quote, quotedBy }: Queries.CaseStudiesFragment) {
  if (!client && !quote) return null;
  return (
    <div className={styles.proof}>
      {client && <p>{client}</p>}
      {quote && (
        <figure>
          <blockquote className={styles.quote}>{quote}</blockquote>
          {quotedBy && <figcaption className={styles.quoted}>{quotedBy}</figcaption>}
        </figure>
      )}
    </div>
  );
}

export function CaseStudies({ cases }: CaseStudiesProps) {
  return (
    <div>
      {cases.map((study, index) => {
        const parts = study.services ?? [];
        return (
          <article
            key={study.slug}
            id={study.slug}
            className={`rises ${styles.study} ${index === 0 ? styles.first : styles.split} ${index % 2 === 0 ? styles.raised : ""} ${chartOf(study.metric, study.days)?.kind === "fall" ? styles.fall : ""}`}
          >
            <h2 className={styles.brand}>
              {study.brand}
              <span className="visually-hidden">
                : <Metric value={study.metric} />
              </span>
            </h2>
            <div className={styles.number}>
              <p
                className={`display ${styles.metric} ${study.metric.length > 5 ? styles.long : ""}`}
              >
                <Metric value={study.metric} />
              </p>
              <p className={`display ${styles.sub}`}>{study.sub}</p>
            </div>
            <div className={styles.drawing}>
              <MetricDrawing metric={study.metric} days={study.days} />
              <List as="ol" className={styles.notes}>
                {study.bullets.map((bullet, index) => (
                  <li key={index} className={styles.note}>
                    {bullet}
                  </li>
                ))}
              </List>
            </div>
            <div className={styles.story}>
              <p className={`display ${styles.tagline}`}>{study.tagline}</p>
              <p className={styles.blurb}>{study.blurb}</p>
              <div className={styles.rest}>
                <MetricFacts study={study} />
                {parts.length > 0 && (
                  <p className={styles.parts}>
                    Main services:
                    {parts.map(({ slug, title }) => (
                      <Link key={slug} to={servicePath(slug)}>
                        {title}
                      </Link>
                    ))}
                  </p>
                )}
                {study.article && (
                  <p>
                    <Link to={study.article.path}>{study.article.label}</Link>
                  </p>
                )}
                <Proof {...study} />
              </div>
            </div>
          </article>
        );
      })}
    </div>
  );
}

export const query = graphql`
  fragment CaseStudies on CaseStudy {
    slug
    brand
    tagline
    metric
    days
    sub
    blurb
    bullets
    services {
      slug
      title
    }
    article {
      label
      path
    }
    limits
    start
    spend
    period
    countedBy
    client
    quote
    quotedBy
  }
`;
