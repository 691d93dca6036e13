import { graphql, Link } from "gatsby";
import { casePath, categoryPath, postPath, servicePath } from "../routes";
import * as styles from "./SiteIndex.module.css";

interface SiteIndexProps {
  content: Queries.SiteIndexFragment;
}

const linksOf = ({ settings, ...lists }: Queries.SiteIndexFragment) => {
  const { groups } = settings.search;
  return [
    { name: groups.pages, links: settings.navigation },
    {
      name: groups.services,
      links: lists.allService.nodes.map(({ slug, title }) => ({
        label: title,
        path: servicePath(slug),
      })),
    },
    {
      name: groups.cases,
      links: lists.allCaseStudy.nodes.map(({ slug, brand }) => ({
        label: brand,
        path: casePath(slug),
      })),
    },
    {
      name: groups.categories,
      links: lists.allCategory.nodes.map(({ slug, name }) => ({
        label: name,
        path: categoryPath(slug),
      })),
    },
    {
      name: groups.posts,
      links: lists.allPost.nodes.map(({ slug, title }) => ({ label: title, path: postPath(slug) })),
    },
  ];
};

/** Everything on the site by kind: of the posts the latest, the others by their categories. */
export function SiteIndex({ content }: SiteIndexProps) {
  return (
    <nav className={styles.index} aria-label={content.settings.search.index}>
      {linksOf(content).map(({ name, links }) => (
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
