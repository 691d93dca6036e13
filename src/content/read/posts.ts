import { join } from "node:path";
import { type CheckedBefore, keep, recallText } from "../memory";
import type { Problem } from "../problem";
import type { PostContent } from "../types";
import { listPosts, type PostFolder } from "./folders";
import { guarded } from "./guard";
import { checkCovers } from "./pictures";
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
 * @param file the path of that folder in reports
 * @param before what earlier checks found right; afterwards, what this one did
 */
export async function readPosts(
  path: string,
  file: string,
  before: CheckedBefore = new Map(),
): Promise<PostsReading> {
  const listed = await guarded(file, () => listPosts(path, file));
  const folders = "folders" in listed ? listed.folders : [];
  const readings: [PostFolder, PostReading][] = [];
  for (const folder of folders) {
    const read = await guarded(`${folder.file}/index.md`, () => readPost(folder, before));
    readings.push([folder, "links" in read ? read : { ...read, links: [] }]);
  }
  const covers = await checkCovers(readings, before);
  const all: PostsReading = { valid: [], sources: [], folders, problems: [...listed.problems] };
  for (const [folder, reading] of readings) {
    const cover = covers.get(folder.name);
    const problems = [...reading.problems, ...(cover?.problems ?? [])];
    keep(before, folder, { ...reading, problems }, cover?.sound);
    all.problems.push(...problems);
    const { source, content, links, anchors } = reading;
    if (source) all.sources.push({ folder, source, links, anchors });
    if (content) all.valid.push({ ...content, folder: folder.name });
  }
  const names = new Set(folders.map(({ name }) => name));
  for (const name of before.keys()) if (!names.has(name)) before.delete(name);
  return all;
}

/**
 * Reads `index.md` of a folder and checks everything that can be said without other files.
 * @param before what earlier checks found right
 */
export function readPost(folder: PostFolder, before: CheckedBefore = new Map()): PostReading {
  const file = `${folder.file}/index.md`;
  const text = readText(join(folder.path, "index.md"), file);
  if (typeof text !== "string") return { links: [], problems: [text] };
  const recalled = recallText(before, folder, text);
  if (recalled) return { ...recalled, text };
  // Loads the parsers only where a post has changed: they take longer than most checks do. By require,
  // as tsx/cjs, which starts in half the time of tsx, finds no TypeScript for import().
  const { parsePost } = require("./parse-post") as typeof import("./parse-post");
  return { ...parsePost(text, file), text };
}
