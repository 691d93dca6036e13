import { basename, join, resolve } from "node:path";
import { CheckCache } from "./check-cache";
import { linkTargets } from "./link-targets";
import { byPlace, type Problem, withoutConsequences } from "./problem";
import { visibleNames } from "./read/folders";
import { guarded } from "./read/guard";
import { readJsonFiles, type ValidJson } from "./read/json";
import { type CheckedPost, readPosts } from "./read/posts";
import { checkAddresses, checkAliases } from "./rules/addresses";
import { checkLinks } from "./rules/links";
import { checkLists } from "./rules/lists";
import { checkLogos } from "./rules/logos";
import { checkOffer } from "./rules/offer";
import { checkPosts } from "./rules/references";
import type { SiteContent } from "./types";

/**
 * Checks the content: finds every problem of every file, with its position and a fix. This folder depends
 * neither on Gatsby nor on React: read/ parses files, rules/ checks the parsed data.
 */
export type { CheckedPost, Problem };

export interface ContentReport {
  /** All problems, sorted by file and position */
  problems: Problem[];
  /** The posts without problems, including unpublished ones, sorted by folder */
  posts: CheckedPost[];
  /** The content of `site.json`, if it has no problem */
  site?: SiteContent;
  /** The content of each JSON file without problems, by file name */
  json: ValidJson;
}

/**
 * Checks all JSON files and posts. Problems are reported, never thrown.
 * @param contentDir the folder `content`; its name is the first part of paths in reports
 * @param now time at which posts count as published, in milliseconds since 1970
 * @param cache results of earlier checks
 */
export async function checkContent(
  contentDir: string,
  now = Date.now(),
  cache = new CheckCache(),
): Promise<ContentReport> {
  const path = resolve(contentDir);
  const folder = basename(path);
  const listed = await guarded(folder, () => ({ names: visibleNames(path), problems: [] }));
  if (!("names" in listed)) return { problems: listed.problems, posts: [], json: {} };

  const json = await readJsonFiles(path, folder, listed.names);
  const posts = await readPosts(join(path, "posts"), `${folder}/posts`, cache);
  const own = [...json.problems, ...posts.problems];
  const targets = linkTargets(posts.sources, posts.folders, json.sources);
  const between = [
    ...checkLists(json.sources),
    ...checkOffer(json.sources),
    ...checkLogos(path, json.sources),
    ...checkPosts(posts.sources, json.sources),
    ...checkLinks(posts.sources, json.sources, targets, now),
    ...checkAliases(posts.sources, targets),
    ...checkAddresses(path, folder, listed.names, posts.sources, targets, now),
  ];
  const problems = [...own, ...withoutConsequences(own, between)].sort(byPlace);

  const invalid = new Set(problems.map(({ file }) => file));
  const valid = Object.entries(json.content).filter(([name]) => !invalid.has(`${folder}/${name}`));
  const content: ValidJson = Object.fromEntries(valid);
  return {
    problems,
    posts: posts.valid.filter((post) => !invalid.has(`${folder}/posts/${post.folder}/index.md`)),
    site: content["site.json"],
    json: content,
  };
}
