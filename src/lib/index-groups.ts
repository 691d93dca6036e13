import { casePath, categoryPath, postPath, servicePath } from "../routes";

interface Named {
  readonly slug: string;
}

/** Links of one kind, under their heading. */
export interface IndexGroup {
  name: string;
  links: readonly { readonly label: string; readonly path: string }[];
}

const links = <T extends Named>(
  nodes: readonly T[],
  label: (node: T) => string,
  path: (slug: string) => string,
) => nodes.map((node) => ({ label: label(node), path: path(node.slug) }));

/** The list of everything on the site, by kind. */
export function indexGroups({ settings, ...lists }: Queries.SiteIndexFragment): IndexGroup[] {
  const { groups } = settings.search;
  const { allService, allCaseStudy, allCategory, allPost } = lists;
  return [
    { name: groups.pages, links: settings.navigation },
    { name: groups.services, links: links(allService.nodes, ({ title }) => title, servicePath) },
    { name: groups.cases, links: links(allCaseStudy.nodes, ({ brand }) => brand, casePath) },
    { name: groups.categories, links: links(allCategory.nodes, ({ name }) => name, categoryPath) },
    { name: groups.posts, links: links(allPost.nodes, ({ title }) => title, postPath) },
  ];
}
