import { graphql } from "gatsby";
import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import { CaseBullets } from "../components/CaseBullets";
import { Metric } from "../components/Metric";
import { SiteLink } from "../components/SiteLink";
import { CaseResult } from "./CaseResult";
import * as styles from "./CaseStudies.module.css";

interface CaseStudiesProps {
  cases: readonly Queries.CaseStudiesFragment[];
}

/** How the metric was counted. Renders nothing if the content does not say it. */
function Counted({ spend, period, countedBy }: Queries.CaseStudiesFragment) {
  const facts = [spend, period, countedBy].filter(Boolean);
  return facts.length > 0 && <p>{`Counted: ${facts.join("; ")}`}</p>;
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

/** Renders nothing if the content has no picture of the work. */
function Picture({ picture }: Queries.CaseStudiesFragment) {
  if (!picture) return null;
  return (
    <figure>
      <GatsbyImage
        className={styles.picture}
        image={picture.file.childImageSharp?.gatsbyImageData as IGatsbyImageData}
        sizes="(min-width: 64rem) 36rem, 92vw"
        alt={picture.alt}
      />
      <figcaption className={`muted ${styles.caption}`}>{picture.caption}</figcaption>
    </figure>
  );
}

export function CaseStudies({ cases }: CaseStudiesProps) {
  return (
    <div>
      {cases.map((study, index) => (
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
          <div className={`${styles.story} ${study.picture ? styles.pictured : ""}`}>
            <p className={`display ${styles.tagline}`}>{study.tagline}</p>
            <div className={styles.texts}>
              <p className={styles.blurb}>{study.blurb}</p>
              <Counted {...study} />
              <Proof {...study} />
              {study.article && <SiteLink to={study.article.path}>{study.article.label}</SiteLink>}
            </div>
            <Picture {...study} />
          </div>
          <CaseBullets bullets={study.bullets} />
        </article>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment CaseStudies on CaseStudy {
    slug
    brand
    ...CaseResult
    bullets
    tagline
    blurb
    picture {
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH)
        }
      }
      alt
      caption
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
      label
      path
    }
  }
`;
