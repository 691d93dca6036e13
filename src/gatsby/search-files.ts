import { casePath, PAGES, postPath, SEARCH, searchPart, servicePath, UNLISTED } from "../routes";
import { type SearchEntry, splitIntoParts } from "../search/entries";
import type { Searched } from "./read-searched";

const notFoundBySearch: readonly string[] = [...UNLISTED, SEARCH];

/** The entries of the search: fixed pages, services, case studies, then the newest posts. */
export function searchEntries({ pages, services, cases, posts }: Searched): SearchEntry[] {
  return [
    ...pages.nodes
      .map((page) => ({ ...page, path: PAGES[page.key as keyof typeof PAGES] }))
      .filter(({ path }) => !notFoundBySearch.includes(path))
      .map(({ title, subtitle, path, keywords }) => ({
        kind: "page" as const,
        title,
        text: subtitle,
        path,
        words: keywords.join(" "),
      })),
    ...services.nodes.map(({ slug, title, desc, points }) => ({
      kind: "service" as const,
      title,
      text: desc,
      path: servicePath(slug),
      words: points.join(" "),
    })),
    ...cases.nodes.map(({ slug, brand, tagline, blurb, bullets }) => ({
      kind: "case" as const,
      title: `${brand}: ${tagline}`,
      text: blurb,
      path: casePath(slug),
      words: bullets.join(" "),
    })),
    ...posts.nodes.map(({ slug, title, excerpt, tags, category, author }) => ({
      kind: "post" as const,
      title,
      text: excerpt,
      path: postPath(slug),
      words: [category.name, author.name, ...tags].join(" "),
    })),
  ];
}

/** The data of the search, by path below the output. */
export const searchFiles = (searched: Searched): [string, string][] =>
  splitIntoParts(searchEntries(searched)).map((part, index) => [
    searchPart(index + 1).slice(1),
    JSON.stringify(part),
  ]);
