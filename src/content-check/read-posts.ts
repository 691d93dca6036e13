import type { PostContent } from "../model";
import { checkCovers } from "./check-covers";
import type { PostSource } from "./check-posts";
import { type CheckedBefore, keep } from "./checked-before";
import { guarded } from "./guard";
import { listPosts, type PostFolder } from "./list-posts";
import type { Problem } from "./problem";
import { type PostReading, readPost } from "./read-post";

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
