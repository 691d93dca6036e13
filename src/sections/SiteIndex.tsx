import { graphql, Link } from "gatsby";
import { List } from "../components/List";
import { Metric } from "../components/Metric";
import { ServiceIcon } from "../components/ServiceIcon";
import { useSite } from "../lib/use-site";
import { casePath, categoryPath, servicePath } from "../routes";
import * as styles from "./SiteIndex.module.css";

interface PageLink {
  readonly label: string;
  readonly path: string;
  readonly icon?: string | null;
  readonly metric?: string;
}

type Entry = Omit<PageLink, "path"> & { readonly slug: string };

const links = (entries: readonly Entry[], pathOf: (slug: string) => string): PageLink[] =>
  entries.map(({ slug, ...entry }) => ({ ...entry, path: pathOf(slug) }));

interface SiteIndexProps {
  content: Queries.SiteIndexFragment;
}

export function SiteIndex({ content }: SiteIndexProps) {
  const { navigation } = useSite();
  const { allService, allCaseStudy, allCategory } = content;
  const lists: { name: string; links: readonly PageLink[] }[] = [
    { name: "Pages", links: navigation },
    { name: "Services", links: links(allService.nodes, servicePath) },
    { name: "Case studies", links: links(allCaseStudy.nodes, casePath) },
    { name: "Blog categories", links: links(allCategory.nodes, categoryPath) },
  ];
  return (
    <nav aria-label="Everything on this site">
      {lists.map(({ name, links }, index) => (
        <section key={index} className={styles.group}>
          <h2 className={styles.name}>{name}</h2>
          <List className={styles.links}>
            {links.map(({ label, path, icon, metric }, index) => (
              <li key={index}>
                <Link className={styles.link} to={path}>
                  {icon && <ServiceIcon className={styles.icon} name={icon} />}
                  <span>
                    {metric && (
                      <strong className={`nowrap display ${styles.metric}`}>
                        <Metric value={metric} />{" "}
                      </strong>
                    )}
                    {label}
                  </span>
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
    allService(sort: { position: ASC }) {
      nodes {
        slug
        label: title
        icon
      }
    }
    allCaseStudy(sort: { position: ASC }) {
      nodes {
        slug
        label: brand
        metric
      }
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        slug
        label: name
      }
    }
  }
`;
