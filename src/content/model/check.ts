import { basename, join, resolve } from "node:path";
import { listFiles } from "../../lib/list-files";
import { byPlace, type Problem, withoutConsequences } from "../problem";
import { guarded, unknownNames, visibleNames } from "../read/files";
import { readJsonFiles, readPosts } from "../read/folder";
import type { ContentReport } from "../report";
import { type CheckedPost, checkBody } from "../rules/body";
import { checkCover, unusedPictures } from "../rules/cover";
import { checkLinks } from "../rules/links";
import { checkPosts, futureUpdates } from "../rules/posts";
import { checkRedirects, checkStaticFiles, doubtfulRedirects } from "../rules/redirects";
import { checkReferences, checkUnique, doubtfulEmphasis } from "../rules/references";
import { jsonFiles } from "../types";
import { type Site, siteOf } from "./site";

interface CheckedContent extends ContentReport {
  /** Undefined if the folder of the content could not be read */
  site?: Site;
}

/**
 * Returns the model of the site, with all problems and warnings of `content`. The functions of `read/`
 * read each file; the rules judge the text of each post, and compare files. Posts with a date after
 * `now` (milliseconds since 1970) are unpublished. `siteUrl` replaces the URL in site.json.
 */
export async function checkContent(
  contentDir: string,
  now = Date.now(),
  siteUrl?: string,
): Promise<CheckedContent> {
  const path = resolve(contentDir);
  const root = basename(path);
  const own: Problem[] = [];
  const names = await guarded(own, root, () => visibleNames(path));
  if (!names) return { problems: own, warnings: [] };
  own.push(...unknownNames(names, ["posts", ...Object.keys(jsonFiles)], root));

  const lists = await readJsonFiles(own, path, root, names);
  const readings = await readPosts(own, join(path, "posts"), `${root}/posts`);
  const posts: CheckedPost[] = [];
  const warnings: Problem[] = [];
  for (const { folder, source, body, problems } of readings) {
    const file = `${folder.file}/index.md`;
    own.push(...problems);
    const checked = body && (await guarded(own, file, () => checkBody(body.text, file, body.line)));
    own.push(...(checked?.problems ?? []));
    warnings.push(...(checked?.warnings ?? []));
    if (!source || !body || !checked) continue;
    const post = { folder, source, body, ...checked };
    own.push(...(await checkCover(folder, source, problems)));
    warnings.push(...unusedPictures(folder, source));
    posts.push(post);
  }
  // A folder `static` that cannot be read counts as empty.
  const published = await guarded([], "static", () => listFiles(join(path, "../static")));
  const files = (published ?? []).map((file) => `/${file}`.normalize());
  const site = siteOf(posts, readings, lists, files, now, siteUrl);
  const links = checkLinks(posts, lists, site, now);
  const between = [
    ...checkUnique(lists),
    ...checkReferences(posts, lists),
    ...checkPosts(posts),
    ...links.problems,
    ...checkStaticFiles(files, site),
    ...checkRedirects(site.redirects, site),
  ];
  return {
    site,
    problems: [...own, ...withoutConsequences(own, between)].sort(byPlace),
    warnings: [
      ...warnings,
      ...links.warnings,
      ...doubtfulRedirects(site.redirects),
      ...doubtfulEmphasis(lists),
      ...futureUpdates(posts, now),
    ].sort(byPlace),
  };
}
