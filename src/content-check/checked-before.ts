import { closeSync, lstatSync, openSync, readFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import { splitPost } from "./front-matter";
import type { PostFolder } from "./list-posts";
import { md5 } from "./md5";
import { readFrontMatter } from "./read-front-matter";
import type { WholePicture } from "./read-picture";
import type { PostReading } from "./read-post";
import type { Source } from "./source";

/** A picture without a fault, and what tells that its file is still the same. */
interface Picture {
  name: string;
  /** MD5 of the file */
  digest: string;
  /** Size, place and times of the file: no program can change it and leave all of them as they were. */
  state: string;
}

/** What is kept of a post with which nothing was wrong. */
interface Kept extends Pick<PostReading, "content" | "links" | "anchors"> {
  /** MD5 of the text of `index.md` */
  digest: string;
  data: unknown;
  picture: Picture;
}

/** Posts with which nothing was wrong, by the names of their folders. */
export type CheckedBefore = Map<string, Kept>;

const stateOf = ({ size, ino, mtimeMs, ctimeMs }: Stats) => [size, ino, mtimeMs, ctimeMs].join();

/** Whether it is the picture that was there; where its times are new, as in a fresh clone, by its bytes. */
function isSame(picture: Picture, { names, path }: PostFolder): boolean {
  if (!names.includes(picture.name)) return false;
  const file = join(path, picture.name);
  try {
    const stats = lstatSync(file);
    const state = stateOf(stats);
    if (state === picture.state) {
      // Another user builds, who may not read it.
      closeSync(openSync(file, "r"));
      return true;
    }
    if (!stats.isFile() || md5(readFileSync(file)) !== picture.digest) return false;
    picture.state = state;
    return true;
  } catch {
    return false;
  }
}

/** Front matter that was parsed before. Where its entries stand is asked for only if one is wrong. */
function sourceOf(text: string, file: string, data: unknown): Source {
  let parsed: Source | undefined;
  const source = (): Source => {
    const parts = parsed ? undefined : splitPost(text, file);
    if (parts && "yaml" in parts) parsed = readFrontMatter(parts.yaml, file).source;
    if (!parsed) throw new Error(`${file} has no front matter any more`);
    return parsed;
  };
  return {
    file,
    format: "yaml",
    data,
    locate: (...place) => source().locate(...place),
    written: (path) => source().written(path),
  };
}

/** Digests of the pictures of posts, by their paths below the content folder. */
export const pictureDigests = (checked: CheckedBefore): Map<string, string> =>
  new Map(
    [...checked].map(([folder, { picture }]) => [
      `posts/${folder}/${picture.name}`,
      picture.digest,
    ]),
  );

/** The reading of a post by an earlier check, where neither its text nor its picture has changed. */
export function recall(
  before: CheckedBefore,
  folder: PostFolder,
  text: string,
): PostReading | undefined {
  const kept = before.get(folder.name);
  if (!kept || kept.digest !== md5(text) || !isSame(kept.picture, folder)) return undefined;
  const { data, content, links, anchors } = kept;
  const source = sourceOf(text, `${folder.file}/index.md`, data);
  return { source, content, links, anchors, problems: [] };
}

/** Keeps a reading for later checks. */
export function keep(
  before: CheckedBefore,
  folder: PostFolder,
  text: string,
  { source, content, links, anchors, problems }: PostReading,
  picture: WholePicture | undefined,
): void {
  before.delete(folder.name);
  if (!source || !picture || problems.length > 0) return;
  const { name, bytes, stats } = picture;
  const known = { name, digest: md5(bytes), state: stateOf(stats) };
  const { data } = source;
  before.set(folder.name, { digest: md5(text), data, content, links, anchors, picture: known });
}
