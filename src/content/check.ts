import { basename, join, resolve } from "node:path";
import { listFiles } from "../lib/list-files";
import { linkTargets } from "./link-targets";
import { byPlace, type Problem, withoutConsequences } from "./problem";
import { visibleNames } from "./read/folders";
import { guarded } from "./read/guard";
import { readJsonFiles } from "./read/json";
import { readPosts } from "./read/posts";
import { checkLinks } from "./rules/links";
import { checkLists } from "./rules/lists";
import { checkOffer } from "./rules/offer";
import { checkPlainTexts } from "./rules/plain-texts";
import { checkRedirects } from "./rules/redirects";
import { checkPosts, checkReferences } from "./rules/references";
import { checkStaticFiles } from "./rules/static-files";

/** Finds all problems in `content`: `read/` parses the files, `rules/` checks the parsed data. */
interface ContentReport {
  /** A problem stops the build, because something is broken. */
  problems: Problem[];
  /** A warning stops nothing. It is about content that is probably not meant as it is. */
  warnings: Problem[];
}

/** Posts with a date after `now` (milliseconds since 1970) are unpublished. */
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
    ...checkLists(lists),
    ...checkOffer(lists),
    ...checkReferences(posts.sources, lists),
    ...checkPosts(posts.sources, now),
    ...links.problems,
    ...checkStaticFiles(files, targets),
    ...checkRedirects(posts.sources, lists, targets),
  ];
  const warnings = [...posts.warnings, ...links.warnings, ...checkPlainTexts(posts.sources, lists)];
  return {
    problems: [...own, ...withoutConsequences(own, between)].sort(byPlace),
    warnings: warnings.sort(byPlace),
  };
}
