import type { SearchEntry } from "../../islands/search/create-search";
import { BLOG, casePath, postPath, servicePath } from "../../routes";
import type { BuiltPage } from "./pages";
import type { SiteData } from "./site-data";

/** Returns what the search finds: services, case studies, posts, and the indexed pages outside of the blog. */
export function searchIndex(site: SiteData, built: readonly BuiltPage[]): SearchEntry[] {
  const pages = built
    .filter(({ path, isIndexed }) => isIndexed && !path.startsWith(`${BLOG}/`))
    .map(({ path, heading, description, keywords }): SearchEntry => {
      return { kind: "page", path, title: heading, text: description, more: [keywords] };
    });
  const services = site.services.nodes.map(({ slug, title, desc, points }): SearchEntry => {
    return { kind: "service", path: servicePath(slug), title, text: desc, more: points };
  });
  const cases = site.cases.nodes.map(({ slug, brand, tagline, blurb, bullets }): SearchEntry => {
    const title = `${brand}: ${tagline}`;
    return { kind: "case", path: casePath(slug), title, text: blurb, more: bullets };
  });
  const posts = site.posts.nodes.map(({ slug, title, excerpt, tags, markdown }): SearchEntry => {
    const more = [...tags, ...markdown.headings.map(({ value }) => value)];
    return { kind: "post", path: postPath(slug), title, text: excerpt, more };
  });
  return [...services, ...cases, ...posts, ...pages];
}
