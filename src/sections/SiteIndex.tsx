import { graphql, Link } from "gatsby";
import { indexGroups } from "../lib/index-groups";
import * as styles from "./SiteIndex.module.css";

interface SiteIndexProps {
  content: Queries.SiteIndexFragment;
}

/** Everything on the site by kind: of the posts the latest, the others by their categories. */
export function SiteIndex({ content }: SiteIndexProps) {
  return (
    <nav className={styles.index} aria-label={content.settings.search.index}>
      {indexGroups(content).map(({ name, links }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

export const query = graphql`
  fragment SiteIndex on Query {
    settings {
      navigation {
        label
        path
      }
      search {
        index
        groups {
          pages
          services
          cases
          categories
          posts
        }
      }
    }
    allService(sort: { position: ASC }) {
      nodes {
        slug
        title
      }
    }
    allCaseStudy(sort: { position: ASC }) {
      nodes {
        slug
        brand
      }
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        slug
        name
      }
    }
    allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 20) {
      nodes {
        slug
        title
      }
    }
  }
`;
