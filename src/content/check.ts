import { basename, join, resolve } from "node:path";
import { linkTargets } from "./link-targets";
import { byPlace, type Problem, withoutConsequences } from "./problem";
import { visibleNames } from "./read/folders";
import { guarded } from "./read/guard";
import { readJsonFiles, type ValidJson } from "./read/json";
import { type CheckedPost, readPosts } from "./read/posts";
import { checkLinks } from "./rules/links";
import { checkLists } from "./rules/lists";
import { checkOffer } from "./rules/offer";
import { checkPlainTexts } from "./rules/plain-texts";
import { checkRedirects } from "./rules/redirects";
import { checkPosts, checkReferences } from "./rules/references";
import { checkStaticFiles, staticFiles } from "./rules/static-files";

/** Finds all problems in `content`: `read/` parses the files, `rules/` checks the parsed data. */
export type { CheckedPost, Problem };

export interface ContentReport {
  /** A problem stops the build, because something is broken. */
  problems: Problem[];
  /** A warning stops nothing. It is about content that is probably not meant as it is. */
  warnings: Problem[];
  posts: CheckedPost[];
  json: ValidJson;
}

/** Posts with a date after `now` (milliseconds since 1970) are unpublished. */
export async function checkContent(contentDir: string, now = Date.now()): Promise<ContentReport> {
  const path = resolve(contentDir);
  const folder = basename(path);
  const listed = await guarded(folder, () => ({ names: visibleNames(path), problems: [] }));
  if (!("names" in listed)) return { problems: listed.problems, warnings: [], posts: [], json: {} };

  const json = await readJsonFiles(path, folder, listed.names);
  const posts = await readPosts(join(path, "posts"), `${folder}/posts`);
  const own = [...json.problems, ...posts.problems];
  const files = staticFiles(join(path, "../static"));
  const targets = linkTargets(posts.sources, posts.folders, json.sources, files);
  const links = checkLinks(posts.sources, json.sources, targets, now);
  const between = [
    ...checkLists(json.sources),
    ...checkOffer(json.sources),
    ...checkReferences(posts.sources, json.sources),
    ...checkPosts(posts.sources, now),
    ...links.problems,
    ...checkStaticFiles(files, targets),
    ...checkRedirects(posts.sources, json.sources, targets),
  ];
  const problems = [...own, ...withoutConsequences(own, between)].sort(byPlace);

  const invalid = new Set(problems.map(({ file }) => file));
  const valid = Object.entries(json.content).filter(([name]) => !invalid.has(`${folder}/${name}`));
  const warnings = [
    ...posts.warnings,
    ...links.warnings,
    ...checkPlainTexts(posts.sources, json.sources),
  ].sort(byPlace);
  return {
    problems,
    warnings,
    posts: posts.valid.filter((post) => !invalid.has(`${folder}/posts/${post.folder}/index.md`)),
    json: Object.fromEntries(valid),
  };
}
