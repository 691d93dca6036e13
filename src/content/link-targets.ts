import { headingIds } from "../markdown/headings";
import {
  AUDIT,
  aliasPath,
  BLOG,
  blogPath,
  CONTACT,
  categoryPath,
  FEED,
  HOME,
  MESSAGE_SENT,
  POSTS_PER_PAGE,
  PRICING,
  PRIVACY,
  PROCESS,
  postPath,
  SEARCH,
  SEARCH_INDEX,
  SERVICES,
  WORK,
} from "../routes";
import {
  entriesOf,
  type JsonSources,
  type PostFolder,
  type PostSource,
  type Source,
} from "./read/source";
import { publicationTime } from "./types";
import { decoded, textIn, valueAt } from "./values";

export interface SitePage {
  /** Ids of the elements on the page; undefined if the page could not be parsed */
  anchors?: readonly string[];
  /** Publication time in milliseconds since 1970; `Infinity` for a draft */
  from: number;
}

export interface LinkTargets {
  pages: ReadonlyMap<string, SitePage>;
  /** New paths of aliases and redirects, by their old path */
  moved: ReadonlyMap<string, string>;
  /** Paths of the files in `static`, and of files that the build writes */
  files: readonly string[];
  /** The host of the site; undefined if site.json could not be read */
  host: string | undefined;
}

/** Files that the build writes, besides pages. */
export const BUILT_FILES = [
  FEED,
  SEARCH_INDEX,
  "/links.speculationrules",
  "/robots.txt",
  "/sitemap.xml",
  "/_headers",
  "/_redirects",
];

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
  staticFiles: readonly string[],
): LinkTargets {
  const pages = new Map<string, SitePage>();
  const add = (path: string, anchors: readonly string[] | undefined, from = 0) =>
    pages.set(path, { anchors: anchors && [...EVERYWHERE, ...anchors], from });
  /** Each page of a list exists from the publication of its first post on; page 1 always exists. */
  const addList = (pathOf: (page: number) => string, listed: readonly PostSource[]) => {
    const times = listed.map(({ source }) => publicationTime(source.data));
    const published = times.filter(Number.isFinite).sort((a, b) => a - b);
    const starts = published.filter((_, index) => index % POSTS_PER_PAGE === 0);
    for (const [index, time] of starts.entries()) add(pathOf(index + 1), [], time);
    add(pathOf(1), []);
  };
  for (const [path, anchors] of Object.entries(FIXED_PAGES)) add(path, anchors);
  addList(blogPath, posts);
  add(SERVICES, textsOf(lists.get("services.json"), "title")?.map(headingIds()));
  const people = textsOf(lists.get("authors.json"), "name")?.map(headingIds());
  add(PROCESS, people && ["people", ...people]);
  add(WORK, textsOf(lists.get("cases.json"), "slug"));
  for (const [, category] of entriesOf(lists.get("categories.json"))) {
    const [name, slug] = [textIn(category, "name"), textIn(category, "slug")];
    const own = posts.filter(({ source }) => textIn(source.data, "category") === name);
    if (slug) addList((page) => categoryPath(slug, page), own);
  }
  for (const { name } of folders) add(postPath(name), undefined);
  for (const { folder, source, anchors } of posts) {
    const time = publicationTime(source.data);
    add(postPath(folder.name), anchors && [...anchors, "related-title"], time);
  }
  const aliases = posts.flatMap(({ source, folder }) =>
    aliasesOf(source).map(({ path }): [string, string] => [path, postPath(folder.name)]),
  );
  const redirects = redirectsIn(lists)
    .map(({ from, to }): [string, string] => [oldPath(from), to])
    .filter(([from, to]) => from !== to);
  const url = textIn(lists.get("site.json")?.data, "url") ?? "";
  return {
    pages,
    moved: new Map([...redirects, ...aliases]),
    files: [...BUILT_FILES, ...staticFiles],
    host: URL.canParse(url) ? new URL(url).host : undefined,
  };
}

/** The topic of the contact form is the free audit or a plan. */
export function topicsIn(lists: JsonSources): string[] | undefined {
  const plans = textsOf(lists.get("plans.json"), "name");
  return plans && [AUDIT, ...plans.map(headingIds())];
}

/** Removes the slash at the end, too. */
export const oldPath = (path: string) => decoded(path).replace(/(?<=.)\/$/, "");

export function redirectsIn(lists: JsonSources) {
  const source = lists.get("redirects.json");
  return entriesOf(source).flatMap(([index, entry]) => {
    const [from, to] = [textIn(entry, "from"), textIn(entry, "to")];
    return source && from?.startsWith("/") && to ? [{ source, index, from, to }] : [];
  });
}

export function aliasesOf({ data }: Source): { path: string; index: number }[] {
  const aliases = valueAt(data, ["aliases"]);
  if (!Array.isArray(aliases)) return [];
  return aliases.flatMap((alias, index) =>
    typeof alias === "string" && alias !== "" ? [{ path: aliasPath(alias), index }] : [],
  );
}

const textsOf = (source: Source | undefined, field: string): string[] | undefined =>
  source && entriesOf(source).flatMap(([, entry]) => textIn(entry, field) ?? []);
