import { basename, join, resolve } from "node:path";
import { listFiles } from "../../lib/list-files";
import { byPlace, withoutConsequences } from "../problem";
import { guarded, unknownNames, visibleNames } from "../read/files";
import { type PostReading, readJsonFiles, readPosts } from "../read/folder";
import type { ContentReport } from "../report";
import { type CheckedPost, checkBody } from "../rules/body";
import { checkCover, unusedPictures } from "../rules/cover";
import { checkLinks } from "../rules/links";
import { checkPosts, futureUpdates } from "../rules/posts";
import { checkRedirects, checkStaticFiles, doubtfulRedirects } from "../rules/redirects";
import { checkReferences, doubtfulEmphasis } from "../rules/references";
import { checkUnique } from "../rules/unique";
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
export async function checkedSite(
  contentDir: string,
  now = Date.now(),
  siteUrl?: string,
): Promise<CheckedContent> {
  const path = resolve(contentDir);
  const root = basename(path);
  // The problems and warnings of single files, to which each step adds what it finds.
  const found: ContentReport = { problems: [], warnings: [] };
  const { problems, warnings } = found;
  const names = await guarded(problems, root, () => visibleNames(path));
  if (!names) return found;
  problems.push(...unknownNames(names, ["posts", ...Object.keys(jsonFiles)], root));

  const lists = await readJsonFiles(problems, path, root, names);
  const readings = await readPosts(problems, join(path, "posts"), `${root}/posts`);
  const posts: CheckedPost[] = [];
  for (const reading of readings) posts.push(...(await checkPost(reading, found)));
  // A folder `static` that cannot be read counts as empty.
  const publishedNames = await guarded([], "static", () => listFiles(join(path, "../static")));
  const staticFiles = (publishedNames ?? []).map((file) => `/${file}`.normalize());

  const site = siteOf(posts, readings, lists, staticFiles, now, siteUrl);
  const links = checkLinks(posts, lists, site, now);
  const comparisons = [
    ...checkUnique(lists),
    ...checkReferences(posts, lists),
    ...checkPosts(posts),
    ...links.problems,
    ...checkStaticFiles(staticFiles, site),
    ...checkRedirects(site.redirects, site),
  ];
  const doubts = [
    ...links.warnings,
    ...doubtfulRedirects(site.redirects),
    ...doubtfulEmphasis(lists),
    ...futureUpdates(posts, now),
  ];
  return {
    site,
    problems: [...problems, ...withoutConsequences(problems, comparisons)].sort(byPlace),
    warnings: [...warnings, ...doubts].sort(byPlace),
  };
}

/** Judges one post. Returns no post if its front matter or its text could not be read. */
async function checkPost(
  { folder, source, body, problems }: PostReading,
  found: ContentReport,
): Promise<CheckedPost[]> {
  const file = `${folder.file}/index.md`;
  found.problems.push(...problems);
  const checked =
    body && (await guarded(found.problems, file, () => checkBody(body.text, file, body.line)));
  found.problems.push(...(checked?.problems ?? []));
  found.warnings.push(...(checked?.warnings ?? []));
  if (!source || !body || !checked) return [];
  found.problems.push(...(await checkCover(folder, source, problems)));
  found.warnings.push(...unusedPictures(folder, source));
  return [{ folder, source, body, ...checked }];
}
