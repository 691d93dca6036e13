import { basename, join, resolve } from "node:path";
import { listFiles } from "../lib/list-files";
import { linkTargets } from "./link-targets";
import { byPlace, type Problem, withoutConsequences } from "./problem";
import { guarded, visibleNames } from "./read/files";
import { readJsonFiles } from "./read/json";
import { readPosts } from "./read/posts";
import type { ContentReport } from "./report";
import { doubtfulEmphasis, futureUpdates } from "./rules/doubtful-fields";
import { checkLinks } from "./rules/links";
import { checkRedirects, checkStaticFiles } from "./rules/redirects";
import { checkCoverage, checkPosts, checkReferences, checkUnique } from "./rules/references";

/**
 * Finds all problems in `content`. The functions of `read/` parse and check each file alone; the
 * rules that are called here compare files. Posts with a date after `now` (milliseconds since 1970)
 * are unpublished.
 */
export async function checkContent(contentDir: string, now = Date.now()): Promise<ContentReport> {
  const path = resolve(contentDir);
  const folder = basename(path);
  const own: Problem[] = [];
  const names = await guarded(own, folder, () => visibleNames(path));
  if (!names) return { problems: own, warnings: [] };

  const lists = await readJsonFiles(own, path, folder, names);
  const posts = await readPosts(own, join(path, "posts"), `${folder}/posts`);
  // A folder `static` that cannot be read counts as empty.
  const published = await guarded([], "static", () => listFiles(join(path, "../static")));
  const files = (published ?? []).map((file) => `/${file}`);
  const targets = linkTargets(posts.sources, posts.folders, lists, files);
  const links = checkLinks(posts.sources, lists, targets, now);
  const between = [
    ...checkUnique(lists),
    ...checkReferences(posts.sources, lists),
    ...checkCoverage(lists),
    ...checkPosts(posts.sources),
    ...links.problems,
    ...checkStaticFiles(files, targets),
    ...checkRedirects(posts.sources, lists, targets),
  ];
  return {
    problems: [...own, ...withoutConsequences(own, between)].sort(byPlace),
    warnings: [
      ...posts.warnings,
      ...links.warnings,
      ...doubtfulEmphasis(lists),
      ...futureUpdates(posts.sources, now),
    ].sort(byPlace),
  };
}
