import { casePath, PAGES, postPath, searchPart, servicePath, UNLISTED } from "../../routes";
import { type SearchEntry, splitIntoParts } from "../../search/entries";
import type { Published } from "./read-published";

function searchEntries({ pages, services, cases, posts }: Published): SearchEntry[] {
  return [
    ...pages.nodes
      .map((page) => ({ ...page, path: PAGES[page.key] }))
      .filter(({ path }) => !UNLISTED.includes(path))
      .map(({ title, subtitle, path, keywords }) => ({
        kind: "page" as const,
        title,
        text: subtitle,
        path,
        more: [],
        keywords,
      })),
    ...services.nodes.map(({ slug, title, icon, desc, points }) => ({
      kind: "service" as const,
      title,
      text: desc,
      path: servicePath(slug),
      icon,
      more: points,
    })),
    ...cases.nodes.map(({ slug, brand, tagline, blurb, bullets }) => ({
      kind: "case" as const,
      title: `${brand}: ${tagline}`,
      text: blurb,
      path: casePath(slug),
      more: bullets,
    })),
    ...posts.nodes.map(({ slug, title, excerpt, tags, category, author }) => ({
      kind: "post" as const,
      title,
      text: excerpt,
      path: postPath(slug),
      more: [category.name, author.name],
      keywords: tags,
    })),
  ];
}

export const searchFiles = (published: Published): [string, string][] =>
  splitIntoParts(searchEntries(published)).map((part, index) => [
    searchPart(index + 1).slice(1),
    JSON.stringify(part),
  ]);
