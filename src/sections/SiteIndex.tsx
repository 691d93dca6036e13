import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { casePath, categoryPath, servicePath } from "../routes";
import * as styles from "./SiteIndex.module.css";

interface Named {
  readonly slug: string;
}

interface IndexGroup {
  name: string;
  links: readonly { readonly label: string; readonly path: string }[];
}

const links = <T extends Named>(
  nodes: readonly T[],
  label: (node: T) => string,
  path: (slug: string) => string,
) => nodes.map((node) => ({ label: label(node), path: path(node.slug) }));

function indexGroups({ settings, ...lists }: Queries.SiteIndexFragment): IndexGroup[] {
  const { groups } = settings.search;
  const { allService, allCaseStudy, allCategory } = lists;
  return [
    { name: groups.pages, links: settings.navigation },
    { name: groups.services, links: links(allService.nodes, ({ title }) => title, servicePath) },
    { name: groups.cases, links: links(allCaseStudy.nodes, ({ brand }) => brand, casePath) },
    { name: groups.categories, links: links(allCategory.nodes, ({ name }) => name, categoryPath) },
  ];
}

interface SiteIndexProps {
  content: Queries.SiteIndexFragment;
}

export function SiteIndex({ content }: SiteIndexProps) {
  return (
    <nav aria-label={content.settings.search.index}>
      {indexGroups(content).map(({ name, links }) => (
        <section key={name} className={`hidden-until-complete ${styles.group}`}>
          <h2 className={styles.name}>{name}</h2>
          <List className={styles.links}>
            {links.map(({ label, path }) => (
              <li key={path} className={styles.entry}>
                <Link className={styles.link} to={path}>
                  {label}
                </Link>
              </li>
            ))}
          </List>
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
  }
`;
