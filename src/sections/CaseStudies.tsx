import { graphql, Link } from "gatsby";
import { Metric } from "../components/Metric";
import { servicePath } from "../routes";
import { CaseResult } from "./CaseResult";
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
          <blockquote className="lead">{quote}</blockquote>
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
            className={`rises ${styles.study} ${index % 2 === 0 ? styles.raised : ""}`}
          >
            <h2 className="card-title">
              {study.brand}
              <span className="visually-hidden">
                : <Metric value={study.metric} />
              </span>
            </h2>
            <CaseResult study={study} />
            <div className={styles.story}>
              <p className={`display ${styles.tagline}`}>{study.tagline}</p>
              <div className={styles.texts}>
                <p className={styles.blurb}>{study.blurb}</p>
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
    blurb
    ...CaseResult
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
