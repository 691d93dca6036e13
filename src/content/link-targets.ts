import { headingIds } from "../markdown/heading-ids";
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

/** A page that a link can lead to. */
export interface SitePage {
  /** Its parts; undefined where they are not known, as its file cannot be read */
  anchors?: readonly string[];
  /** When visitors see it, in milliseconds since 1970; infinite for a draft */
  from: number;
}

/** All that is known of the site's addresses before it is built. */
export interface LinkTargets {
  /** Every page, save the later ones of lists */
  pages: ReadonlyMap<string, SitePage>;
  /** Former addresses and where they lead */
  moved: ReadonlyMap<string, string>;
}

/** What a link can lead to on every page: its text, as the skip link does. */
const EVERYWHERE = ["content"];

/** The pages that always exist, `src/pages` and the blog's list, with their own parts. */
export const FIXED_PAGES: Readonly<Record<string, readonly string[]>> = {
  [HOME]: ["services", "work", "process", "pricing", "contact"],
  [SERVICES]: [],
  [WORK]: [],
  [PROCESS]: ["free", "people"],
  [PRICING]: ["free", "coverage", "comparison", "faq"],
  [CONTACT]: ["contact", "next-steps", "people"],
  [PRIVACY]: [],
  [MESSAGE_SENT]: [],
  [BLOG]: [],
  [SEARCH]: [],
};

/** @param folders of all posts, also of those that cannot be read now: links to them are not wrong */
export function linkTargets(
  posts: readonly PostSource[],
  folders: readonly PostFolder[],
  lists: JsonSources,
): LinkTargets {
  const pages = new Map<string, SitePage>();
  const add = (path: string, anchors: readonly string[] | undefined, from = 0) =>
    pages.set(path, { anchors: anchors && [...EVERYWHERE, ...anchors], from });
  const own = (path: string) => FIXED_PAGES[path] ?? [];
  for (const [path, anchors] of Object.entries(FIXED_PAGES)) add(path, anchors);
  add(SERVICES, textsOf(lists.get("services.json"), "title")?.map(headingIds()));
  const people = textsOf(lists.get("authors.json"), "name")?.map(slugOf);
  for (const path of [PROCESS, CONTACT]) add(path, people && [...own(path), ...people]);
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

/** The former addresses that a post names, and where in its list; what is no text is left out. */
export function aliasesOf({ data }: Source): { path: string; index: number }[] {
  const aliases = valueAt(data, ["aliases"]);
  if (!Array.isArray(aliases)) return [];
  return aliases.flatMap((alias, index) =>
    typeof alias === "string" && alias !== "" ? [{ path: aliasPath(alias), index }] : [],
  );
}

/** When visitors may see a post; at once where its date cannot be read. */
export function timeOf({ data }: Source): number {
  if (valueAt(data, ["published"]) === false) return Number.POSITIVE_INFINITY;
  return Date.parse(textIn(data, "publishedAt") ?? "") || 0;
}

const textsOf = (source: Source | undefined, field: string): string[] | undefined =>
  source && entriesOf(source).flatMap(([, entry]) => textIn(entry, field) ?? []);
