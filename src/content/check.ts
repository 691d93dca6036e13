import { basename, join, resolve } from "node:path";
import { linkTargets } from "./link-targets";
import type { CheckedBefore } from "./memory";
import { byPlace, notToldYet, type Problem } from "./problem";
import { visibleNames } from "./read/folders";
import { guarded } from "./read/guard";
import { readJsonFiles, type SoundJson } from "./read/json";
import { type CheckedPost, readPosts } from "./read/posts";
import { checkAddresses, checkAliases } from "./rules/addresses";
import { checkLinks } from "./rules/links";
import { checkLists } from "./rules/lists";
import { checkOffer } from "./rules/offer";
import { checkPosts } from "./rules/references";
import type { SiteContent } from "./types";

/**
 * What content is right: every problem of every file, with its place and what to do about it. The room
 * knows neither Gatsby nor React: read/ parses files, rules/ judges what is in them.
 */
export type { CheckedPost, Problem };

export interface ContentReport {
  /** Everything that is wrong, by file and from the top of each to its end */
  problems: Problem[];
  /** The posts whose files have no problem, also the unpublished ones, by folder */
  posts: CheckedPost[];
  /** `site.json`, when that file has no problem */
  site?: SiteContent;
  /** Each JSON file that has no problem, by its name */
  json: SoundJson;
}

/**
 * Checks all that authors write, in one run: the JSON files and every post.
 * Whatever is in the files, it reports and does not throw.
 * @param contentDir the folder `content`; reports name files by its name, as `content/site.json`
 * @param now which posts have come out by then, in milliseconds since 1970
 * @param before posts that earlier checks of the same code found right; afterwards, that this one did
 */
export async function checkContent(
  contentDir: string,
  now = Date.now(),
  before?: CheckedBefore,
): Promise<ContentReport> {
  const path = resolve(contentDir);
  const folder = basename(path);
  const listed = await guarded(folder, () => ({ names: visibleNames(path), problems: [] }));
  if (!("names" in listed)) return { problems: listed.problems, posts: [], json: {} };

  const json = await readJsonFiles(path, folder, listed.names);
  const posts = await readPosts(join(path, "posts"), `${folder}/posts`, before);
  const own = [...json.problems, ...posts.problems];
  const map = linkTargets(posts.sources, posts.folders, json.sources);
  const between = [
    ...checkLists(json.sources),
    ...checkOffer(json.sources),
    ...checkPosts(posts.sources, json.sources),
    ...checkLinks(posts.sources, json.sources, map, now),
    ...checkAliases(posts.sources, map),
    ...checkAddresses(path, folder, listed.names, posts.sources, map, now),
  ];
  const problems = [...own, ...notToldYet(own, between)].sort(byPlace);

  const faulty = new Set(problems.map(({ file }) => file));
  const sound = Object.entries(json.content).filter(([name]) => !faulty.has(`${folder}/${name}`));
  const content: SoundJson = Object.fromEntries(sound);
  return {
    problems,
    posts: posts.valid.filter((post) => !faulty.has(`${folder}/posts/${post.folder}/index.md`)),
    site: content["site.json"],
    json: content,
  };
}
