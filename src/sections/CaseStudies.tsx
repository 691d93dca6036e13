import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { MetricDrawing } from "../components/MetricDrawing";
import { servicePath } from "../routes";
import * as styles from "./CaseStudies.module.css";

interface CaseStudiesProps {
  cases: readonly Queries.CaseStudiesFragment[];
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
            className={`rises ${styles.study} ${index === 0 ? styles.first : styles.split} ${index % 2 === 0 ? styles.raised : ""} ${study.chart?.kind === "fall" ? styles.fall : ""}`}
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
              <MetricDrawing chart={study.chart} />
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
                {study.limits && <p>{study.limits}</p>}
                {parts.length > 0 && (
                  <p className={styles.parts}>
                    Services used:
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
    chart {
      ...CaseChart
    }
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
    client
    quote
    quotedBy
  }
`;
