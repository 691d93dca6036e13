import type { SearchEntry } from "../../islands/search/create-search";
import { casePath, PAGES, postPath, servicePath, textPath, UNLISTED } from "../../routes";
import type { Published } from "./published";

/** Returns what the search finds. */
export function searchIndex(site: Published): SearchEntry[] {
  const pages = site.pages.nodes
    .map(({ key, title, subtitle, keywords }): SearchEntry => {
      const plain = title.replaceAll("*", "");
      return { kind: "page", path: PAGES[key], title: plain, text: subtitle, more: keywords };
    })
    .filter(({ path }) => !UNLISTED.includes(path));
  const textPages = site.textPages.nodes.map(
    ({ slug, title, subtitle, description }): SearchEntry => {
      return { kind: "page", path: textPath(slug), title, text: subtitle, more: [description] };
    },
  );
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
  return [...services, ...cases, ...posts, ...pages, ...textPages];
}
