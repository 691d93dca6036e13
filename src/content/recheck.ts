import { join } from "node:path";
import { versionOf } from "../file-digests";
import { type ContentReport, checkContent } from "./check";
import { loadCache, saveCache } from "./check-cache";

/** Code that determines the result of the check; a change of it invalidates the cache. */
const CODE = ["package-lock.json", "src/content", "src/markdown", "src/routes.ts"];

/** A report, and a function that writes the valid posts to the cache of the check. */
export interface Recheck extends ContentReport {
  /** Writes into `.cache` beside the folder `content`. */
  save(): void;
}

/**
 * Checks the content with a cache in `.cache`, so that only posts that have changed since the last check
 * are parsed: 500 posts take a second.
 * @param folder the folder `content`
 * @param now time at which posts count as published, in milliseconds since 1970
 * @param project the folder of the checking code
 */
export async function recheckContent(
  folder: string,
  now: number,
  project: string,
): Promise<Recheck> {
  const cacheFile = {
    file: join(folder, "../.cache/content-check"),
    version: versionOf(project, CODE),
  };
  const cache = loadCache(cacheFile);
  const report = await checkContent(folder, now, cache);
  const save = () => {
    if (report.posts.length > 0) saveCache(cacheFile, cache);
  };
  return { ...report, save };
}
