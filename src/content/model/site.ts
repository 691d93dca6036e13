import { HOME_SECTIONS, MAIN, NEWEST, QUESTIONS, RELATED } from "../../anchors";
import { groupByFamily } from "../../choices/service-families";
import {
  BUILT_FILES,
  blogPath,
  CONTACT,
  categoryPath,
  HOME,
  NOT_FOUND,
  PAGES,
  POSTS_PER_PAGE,
  PRICING,
  pageCount,
  postPath,
  SERVICES,
  UNLISTED,
  WORK,
} from "../../routes";
import type { JsonSources, PostFolder } from "../read/source";
import type { CheckedPost } from "../rules/body";
import { bareHost, type LinkTargets, type SitePage } from "../rules/links";
import { keyOf, type OldAddress, oldAddresses } from "../rules/redirects";
import { jsonFiles, publicationTime } from "../types";
import { slugsIn } from "../types/define";
import { listIn, textIn } from "../values";

/** Times are milliseconds since 1970, and `Infinity` for what visitors never see. */
export interface Page extends SitePage {
  /** Time from which search engines may index the page */
  indexedFrom: number;
  /** Date of the last change of a post */
  updatedAt?: string;
}

interface SiteRedirect extends OldAddress {
  /** Time of the publication of the page to which it leads */
  since: number;
}

/** The model of the site: its pages, redirects, files and hosts. */
export interface Site extends LinkTargets {
  /** The pages by their paths, without the not-found page */
  pages: ReadonlyMap<string, Page>;
  redirects: readonly SiteRedirect[];
}

const NEVER = Number.POSITIVE_INFINITY;

/**
 * Returns the model of the site. Posts with problems are included: their problems are reported
 * already, so links to these posts are not reported too. `now` is the time of the build.
 */
export function siteOf(
  posts: readonly CheckedPost[],
  readings: readonly { folder: PostFolder }[],
  lists: JsonSources,
  staticFiles: readonly string[],
  now = Date.now(),
  siteUrl = "",
): Site {
  const redirects = oldAddresses(posts, lists).map((address) => {
    const { source, own } = address;
    return { ...address, since: own ? publicationTime(source.data) : 0 };
  });
  const url = textIn(lists.get("site.json")?.data, "url") ?? "";
  return {
    pages: pagesOf(posts, readings, lists, now),
    redirects,
    moved: new Map(
      redirects
        .map((address): [string, string] => [keyOf(address), address.to])
        .filter(([from, to]) => from !== to),
    ),
    files: [...BUILT_FILES, ...staticFiles],
    hosts: [url, siteUrl].flatMap((one) => (URL.canParse(one) ? bareHost(new URL(one)) : [])),
  };
}

function pagesOf(
  posts: readonly CheckedPost[],
  readings: readonly { folder: PostFolder }[],
  lists: JsonSources,
  now: number,
): Map<string, Page> {
  const pages = new Map<string, Page>();
  const add = (path: string, anchors: readonly string[] | undefined, more: Partial<Page> = {}) => {
    const { from = 0 } = more;
    const indexedFrom = UNLISTED.includes(path) ? NEVER : from;
    pages.set(path, { anchors: anchors && [MAIN, ...anchors], from, indexedFrom, ...more });
  };
  /** Each further page of a list exists from the publication of its first post on. */
  const addFurther = (pathOf: (page: number) => string, times: readonly number[]) => {
    for (let page = 2; page <= pageCount(times.length); page++) {
      add(pathOf(page), [], { from: times[(page - 1) * POSTS_PER_PAGE] });
    }
  };
  const anchors = anchorsOf(lists);
  for (const path of Object.values(PAGES)) {
    if (path !== NOT_FOUND) add(path, path in anchors ? anchors[path] : []);
  }
  const allTimes = publicationTimes(posts);
  addFurther(blogPath, allTimes);
  for (const category of listIn(lists.get("categories.json")?.data)) {
    const [name, slug] = [textIn(category, "name"), textIn(category, "slug")];
    const own = posts.filter(({ source }) => textIn(source.data, "category") === name);
    if (!slug) continue;
    const times = publicationTimes(own);
    // Search engines do not index the page of a category without posts.
    const indexedFrom = times[0] ?? NEVER;
    const hasNewest = indexedFrom > now && (allTimes[0] ?? NEVER) <= now;
    add(categoryPath(slug), hasNewest ? [NEWEST] : [], { indexedFrom });
    addFurther((page) => categoryPath(slug, page), times);
  }
  for (const { folder } of readings) add(postPath(folder.name), undefined);
  for (const { folder, source, anchors } of posts) {
    const from = publicationTime(source.data);
    const hasRelated = (allTimes[1] ?? NEVER) <= Math.max(from, now);
    const ids = hasRelated ? anchors?.concat(RELATED) : anchors;
    add(postPath(folder.name), ids, { from, updatedAt: textIn(source.data, "updatedAt") });
  }
  return pages;
}

/** Returns the times of the posts that are no drafts. The earliest time is first. */
const publicationTimes = (posts: readonly CheckedPost[]): number[] =>
  posts
    .map(({ source }) => publicationTime(source.data))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);

/** Returns the ids on the pages of `src/pages`; undefined if their file could not be read. */
function anchorsOf(lists: JsonSources): Record<string, readonly string[] | undefined> {
  const pages = lists.get("pages.json")?.data;
  const cases = lists.get("cases.json");
  const services = lists.get("services.json")?.data;
  const groups = groupByFamily(
    listIn(services).map((service) => ({ family: textIn(service, "family") ?? null })),
  );
  const hasQuestions = listIn(pages, "pricing", "questions").length > 0;
  return {
    [HOME]: Object.values(HOME_SECTIONS),
    [CONTACT]: [HOME_SECTIONS.contact],
    [PRICING]: pages ? (hasQuestions ? [QUESTIONS] : []) : undefined,
    [SERVICES]: slugsIn(jsonFiles["services.json"], services)?.concat(groups.map(({ id }) => id)),
    [WORK]: cases && listIn(cases.data).flatMap((entry) => textIn(entry, "slug") ?? []),
  };
}
