import { join } from "node:path";
import { type CheckCache, cachedReading, cachePost } from "../check-cache";
import type { Problem } from "../problem";
import type { PostContent } from "../types";
import { checkCovers } from "./covers";
import { listPosts, type PostFolder } from "./folders";
import { guarded } from "./guard";
import type { PostReading, PostSource } from "./source";
import { readText } from "./text";

/** The front matter of a valid post and the name of its folder in `posts/`. */
export type CheckedPost = PostContent & { folder: string };

export interface PostsReading {
  valid: CheckedPost[];
  sources: PostSource[];
  folders: PostFolder[];
  problems: Problem[];
}

/**
 * Reads every post under `posts/`.
 * @param file path of that folder in reports
 * @param cache posts that earlier checks found valid; updated in place
 */
export async function readPosts(
  path: string,
  file: string,
  cache: CheckCache = new Map(),
): Promise<PostsReading> {
  const listed = await guarded(file, () => listPosts(path, file));
  const folders = "folders" in listed ? listed.folders : [];
  const readings: [PostFolder, PostReading][] = [];
  for (const folder of folders) {
    const read = await guarded(`${folder.file}/index.md`, () => readPost(folder, cache));
    readings.push([folder, "links" in read ? read : { ...read, links: [] }]);
  }
  const covers = await checkCovers(readings, cache);
  const all: PostsReading = { valid: [], sources: [], folders, problems: [...listed.problems] };
  for (const [folder, reading] of readings) {
    const checked = covers.get(folder.name);
    const problems = [...reading.problems, ...(checked?.problems ?? [])];
    cachePost(cache, folder, { ...reading, problems }, checked?.cover);
    all.problems.push(...problems);
    const { source, content, links, anchors } = reading;
    if (source) all.sources.push({ folder, source, links, anchors });
    if (content) all.valid.push({ ...content, folder: folder.name });
  }
  const names = new Set(folders.map(({ name }) => name));
  for (const name of cache.keys()) if (!names.has(name)) cache.delete(name);
  return all;
}

/**
 * Reads `index.md` of a folder and checks everything that does not depend on other files.
 * @param cache posts that earlier checks found valid
 */
export function readPost(folder: PostFolder, cache: CheckCache = new Map()): PostReading {
  const file = `${folder.file}/index.md`;
  const text = readText(join(folder.path, "index.md"), file);
  if (typeof text !== "string") return { links: [], problems: [text] };
  const cached = cachedReading(cache, folder, text);
  if (cached) return { ...cached, text };
  // Loads the parsers only if a post has changed, as loading takes longer than most checks. With require,
  // because tsx/cjs, which starts in half the time of tsx, does not resolve TypeScript in import().
  const { parsePost } = require("./parse-post") as typeof import("./parse-post");
  return { ...parsePost(text, file), text };
}
