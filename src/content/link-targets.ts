import { headingIds } from "../markdown/headings";
import {
  aliasPath,
  BLOG,
  CONTACT,
  categoryPath,
  HOME,
  MESSAGE_SENT,
  PRICING,
  PRIVACY,
  PROCESS,
  postPath,
  SEARCH,
  SERVICES,
  WORK,
} from "../routes";
import { slugOf } from "./fields";
import type { PostFolder } from "./read/folders";
import { entriesOf, type JsonSources, type PostSource, type Source } from "./read/source";
import { textIn, valueAt } from "./values";

export interface SitePage {
  /** Ids of the elements on the page; undefined if the page could not be parsed */
  anchors?: readonly string[];
  /** Publication time in milliseconds since 1970; `Infinity` for a draft */
  from: number;
}

export interface LinkTargets {
  pages: ReadonlyMap<string, SitePage>;
  moved: ReadonlyMap<string, string>;
}

const EVERYWHERE = ["content"];

/** Ids that links can point to, for each page in `src/pages` and for the list of posts. */
export const FIXED_PAGES: Readonly<Record<string, readonly string[]>> = {
  [HOME]: ["services", "work", "process", "pricing", "contact"],
  [SERVICES]: [],
  [WORK]: [],
  [PROCESS]: ["people"],
  [PRICING]: ["free", "coverage", "faq"],
  [CONTACT]: ["contact", "next-steps"],
  [PRIVACY]: [],
  [MESSAGE_SENT]: [],
  [BLOG]: [],
  [SEARCH]: [],
};

/**
 * Returns the valid targets of links. Posts with problems are included: their problems are reported
 * already, so links to these posts are not reported too.
 */
export function linkTargets(
  posts: readonly PostSource[],
  folders: readonly PostFolder[],
  lists: JsonSources,
): LinkTargets {
  const pages = new Map<string, SitePage>();
  const add = (path: string, anchors: readonly string[] | undefined, from = 0) =>
    pages.set(path, { anchors: anchors && [...EVERYWHERE, ...anchors], from });
  for (const [path, anchors] of Object.entries(FIXED_PAGES)) add(path, anchors);
  add(SERVICES, textsOf(lists.get("services.json"), "title")?.map(headingIds()));
  const people = textsOf(lists.get("authors.json"), "name")?.map(slugOf);
  add(PROCESS, people && ["people", ...people]);
  add(WORK, textsOf(lists.get("cases.json"), "slug"));
  for (const slug of textsOf(lists.get("categories.json"), "slug") ?? []) {
    add(categoryPath(slug), []);
  }
  for (const { name } of folders) add(postPath(name), undefined);
  for (const { folder, source, anchors } of posts) {
    add(postPath(folder.name), anchors && [...anchors, "related-title"], timeOf(source));
  }
  const moved = posts.flatMap(({ source, folder }) =>
    aliasesOf(source).map(({ path }): [string, string] => [path, postPath(folder.name)]),
  );
  return { pages, moved: new Map(moved) };
}

export function aliasesOf({ data }: Source): { path: string; index: number }[] {
  const aliases = valueAt(data, ["aliases"]);
  if (!Array.isArray(aliases)) return [];
  return aliases.flatMap((alias, index) =>
    typeof alias === "string" && alias !== "" ? [{ path: aliasPath(alias), index }] : [],
  );
}

/** Publication time in ms since 1970: `Infinity` for a draft, 0 for a missing or invalid date. */
export function timeOf({ data }: Source): number {
  if (valueAt(data, ["published"]) === false) return Number.POSITIVE_INFINITY;
  return Date.parse(textIn(data, "publishedAt") ?? "") || 0;
}

const textsOf = (source: Source | undefined, field: string): string[] | undefined =>
  source && entriesOf(source).flatMap(([, entry]) => textIn(entry, field) ?? []);
