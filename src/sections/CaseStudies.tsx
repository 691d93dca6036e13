import { graphql } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { CaseBullets } from "../components/CaseBullets";
import { Metric } from "../components/Metric";
import { MetricDrawing } from "../components/MetricDrawing";
import { SiteLink } from "../components/SiteLink";
import { CaseResult } from "./CaseResult";
import * as styles from "./CaseStudies.module.css";
import { Illustration } from "./Illustration";

interface CaseStudiesProps {
  cases: readonly Queries.CaseStudiesFragment[];
}

/** How the metric was counted. Renders nothing if the content does not say it. */
function Counted({ spend, period, countedBy }: Queries.CaseStudiesFragment) {
  const facts = [spend, period, countedBy].filter(Boolean);
  return facts.length > 0 && <p className="muted">{`Counted: ${facts.join("; ")}`}</p>;
}

/** Renders nothing if the content has neither the client's name or logo nor a quote. */
function Proof({ brand, client, logo, quote, quotedBy }: Queries.CaseStudiesFragment) {
  const image = logo?.childImageSharp?.gatsbyImageData;
  if (!client && !image && !quote) return null;
  return (
    <div className={styles.proof}>
      {image && (
        <GatsbyImage
          className={styles.logo}
          image={image}
          objectFit="contain"
          alt={client ?? brand}
        />
      )}
      {client && !image && <p>{client}</p>}
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
      {cases.map((study, index) => (
        <article
          key={study.slug}
          id={study.slug}
          className={`${styles.study} ${index % 2 === 0 ? styles.raised : ""}`}
        >
          <h2 className="card-title">
            {study.brand}
            <span className="visually-hidden">
              : <Metric value={study.metric} />
            </span>
          </h2>
          <CaseResult study={study} />
          <div className={`${styles.story} ${study.picture ? styles.pictured : ""}`}>
            <div className={styles.part}>
              <h3 className={styles.label}>What was wrong</h3>
              <p className={`display ${styles.tagline}`}>{study.tagline}</p>
              <p className={styles.blurb}>{study.blurb}</p>
            </div>
            <div>
              <h3 className={styles.label}>What we decided</h3>
              <CaseBullets bullets={study.bullets} />
            </div>
            <Illustration picture={study.picture} />
          </div>
          <div className={`${styles.part} ${styles.change}`}>
            <h3 className={styles.label}>What changed</h3>
            <MetricDrawing metric={study.metric} />
            <Counted {...study} />
            <Proof {...study} />
            {study.article && <SiteLink to={study.article.path}>{study.article.label}</SiteLink>}
          </div>
        </article>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment CaseStudies on CaseStudy {
    slug
    brand
    metric
    ...CaseResult
    bullets
    tagline
    blurb
    picture {
      ...Illustration
    }
    spend
    period
    countedBy
    client
    logo {
      childImageSharp {
        gatsbyImageData(height: 48, layout: FIXED)
      }
    }
    quote
    quotedBy
    article {
      ...Link
    }
  }
`;
