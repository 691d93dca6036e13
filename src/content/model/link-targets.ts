import { headingIds } from "../../markdown/headings";
import {
  BLOG,
  blogPath,
  CONTACT,
  categoryPath,
  contactPath,
  HOME,
  MESSAGE_SENT,
  POSTS_PER_PAGE,
  PRICING,
  PRIVACY,
  PROCESS,
  postPath,
  SEARCH,
  SERVICES,
  WORK,
} from "../../routes";
import { entriesOf, type JsonSources, type PostFolder, textsOf } from "../read/source";
import type { CheckedPost } from "../rules/body";
import { bareHost, type LinkTargets, type SitePage } from "../rules/links";
import { aliasesOf, BUILT_FILES, oldPath, redirectsIn } from "../rules/redirects";
import { topicsIn } from "../rules/references";
import { publicationTime } from "../types";
import { textIn, valueAt } from "../values";

const EVERYWHERE = ["content"];

/** Ids that links can point to, for each page in `src/pages` and for the list of posts. */
export const FIXED_PAGES: Readonly<Record<string, readonly string[]>> = {
  [HOME]: ["services", "work", "process", "pricing", "contact"],
  [SERVICES]: [],
  [WORK]: [],
  [PROCESS]: [],
  [PRICING]: [],
  [CONTACT]: ["contact"],
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
  posts: readonly CheckedPost[],
  readings: readonly { folder: PostFolder }[],
  lists: JsonSources,
  staticFiles: readonly string[],
  siteUrl = "",
): LinkTargets {
  const pages = new Map<string, SitePage>();
  const add = (path: string, anchors: readonly string[] | undefined, from = 0) =>
    pages.set(path, { anchors: anchors && [...EVERYWHERE, ...anchors], from });
  /** Each page of a list exists from the publication of its first post on; page 1 always exists. */
  const addList = (pathOf: (page: number) => string, listed: readonly CheckedPost[]) => {
    const times = listed.map(({ source }) => publicationTime(source.data));
    const published = times.filter(Number.isFinite).sort((a, b) => a - b);
    const starts = published.filter((_, index) => index % POSTS_PER_PAGE === 0);
    for (const [index, time] of starts.entries()) add(pathOf(index + 1), [], time);
    add(pathOf(1), []);
  };
  for (const [path, anchors] of Object.entries(FIXED_PAGES)) add(path, anchors);
  for (const topic of topicsIn(lists) ?? []) add(contactPath(topic), FIXED_PAGES[CONTACT]);
  addList(blogPath, posts);
  add(SERVICES, textsOf(lists.get("services.json"), "title")?.map(headingIds()));
  const pageTexts = lists.get("pages.json")?.data;
  const questions = valueAt(pageTexts, ["pricing", "questions"]);
  const asked = Array.isArray(questions) && questions.length > 0 ? ["faq"] : [];
  add(PRICING, pageTexts ? asked : undefined);
  add(WORK, textsOf(lists.get("cases.json"), "slug"));
  for (const [, category] of entriesOf(lists.get("categories.json"))) {
    const [name, slug] = [textIn(category, "name"), textIn(category, "slug")];
    const own = posts.filter(({ source }) => textIn(source.data, "category") === name);
    if (slug) addList((page) => categoryPath(slug, page), own);
  }
  for (const { folder } of readings) add(postPath(folder.name), undefined);
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
    hosts: [url, siteUrl].flatMap((one) => (URL.canParse(one) ? bareHost(new URL(one)) : [])),
  };
}
