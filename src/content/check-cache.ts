import { createHash } from "node:crypto";
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { PostFolder } from "./read/folders";
import type { PostReading } from "./read/source";
import { createSource, type Places } from "./read/source";

/** The cover of a valid post, with data to detect a change of its file. */
export interface ValidCover {
  name: string;
  /** MD5 of the file */
  digest: string;
  /** Size, inode and times of the file: a change of the file always changes one of them. */
  state: string;
}

/** The cached reading of a valid post. */
interface CachedPost extends Pick<PostReading, "content" | "links" | "anchors"> {
  /** MD5 of the text of `index.md` */
  digest: string;
  data: unknown;
  places: Places;
  cover: ValidCover;
}

/** The posts that earlier checks found valid, by the names of their folders. */
export type CheckCache = Map<string, CachedPost>;

export const stateOf = ({ size, ino, mtimeMs, ctimeMs }: Stats): string =>
  [size, ino, mtimeMs, ctimeMs].join();

/** Returns the cached reading of a post; undefined if its text has changed. */
export function cachedReading(
  cache: CheckCache,
  folder: PostFolder,
  text: string,
): PostReading | undefined {
  const cached = cache.get(folder.name);
  if (!cached || cached.digest !== md5(text)) return undefined;
  const { data, places, content, links, anchors } = cached;
  const source = createSource({ file: `${folder.file}/index.md`, format: "yaml", data }, places);
  return { source, places, content, links, anchors, problems: [] };
}

/**
 * Returns the cached cover of a post; undefined if its file has changed. If only the file's times differ,
 * as in a fresh clone, its bytes are compared.
 */
export function cachedCover(
  cache: CheckCache,
  { name: folder, path }: PostFolder,
  name: string,
): ValidCover | undefined {
  const cover = cache.get(folder)?.cover;
  if (cover?.name !== name) return undefined;
  const file = join(path, name);
  try {
    const stats = lstatSync(file);
    const state = stateOf(stats);
    if (state === cover.state) {
      // Throws if the current user may not read the file.
      closeSync(openSync(file, "r"));
      return cover;
    }
    if (!stats.isFile() || md5(readFileSync(file)) !== cover.digest) return undefined;
    return { ...cover, state };
  } catch {
    return undefined;
  }
}

/** Caches the reading of a post if it is valid; removes it otherwise. */
export function cachePost(
  cache: CheckCache,
  folder: PostFolder,
  { text, source, places, content, links, anchors, problems }: PostReading,
  cover: ValidCover | undefined,
): void {
  cache.delete(folder.name);
  if (text === undefined || !source || !places || !cover || problems.length > 0) return;
  const { data } = source;
  cache.set(folder.name, { digest: md5(text), data, places, content, links, anchors, cover });
}

/** The file of the cache, and the version of the code for which it is valid. */
export interface CacheFile {
  file: string;
  version: string;
}

/** Loads the cache; it is empty if the file is missing, damaged, or of another version. */
export function loadCache({ file, version }: CacheFile): CheckCache {
  try {
    const loaded = deserialize(readFileSync(file));
    return loaded.version === version ? loaded.posts : new Map();
  } catch {
    // The first check, or an earlier one was stopped while it wrote the file.
    return new Map();
  }
}

export function saveCache({ file, version }: CacheFile, posts: CheckCache): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, serialize({ version, posts }));
}

/** The MD5 hash of a text or file, in hexadecimal; Gatsby compares files by MD5 too. */
export const md5 = (content: string | Buffer): string =>
  createHash("md5").update(content).digest("hex");
