import type { PostContent } from "../model";
import type { PostSource } from "./check-posts";
import type { CheckedBefore } from "./checked-before";
import { guarded } from "./guard";
import { listPosts, type PostFolder } from "./list-posts";
import type { Problem } from "./problem";
import { readPost } from "./read-post";

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
export function readPosts(path: string, file: string, before?: CheckedBefore): PostsReading {
  const listed = guarded(file, () => listPosts(path, file));
  const folders = "folders" in listed ? listed.folders : [];
  const all: PostsReading = { valid: [], sources: [], folders, problems: [...listed.problems] };
  for (const folder of folders) {
    const read = guarded(`${folder.file}/index.md`, () => readPost(folder, before));
    for (const found of read.problems) all.problems.push(found);
    if (!("links" in read)) continue;
    const { source, content, links, anchors } = read;
    if (source) all.sources.push({ folder, source, links, anchors });
    if (content) all.valid.push({ ...content, folder: folder.name });
  }
  const names = new Set(folders.map(({ name }) => name));
  for (const name of before?.keys() ?? []) if (!names.has(name)) before?.delete(name);
  return all;
}
