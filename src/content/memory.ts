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

/** A cover without a fault, and what tells that its file is still the same. */
export interface SoundCover {
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
  places: Places;
  cover: SoundCover;
}

/** Posts with which nothing was wrong, by the names of their folders. */
export type CheckedBefore = Map<string, Kept>;

export const stateOf = ({ size, ino, mtimeMs, ctimeMs }: Stats): string =>
  [size, ino, mtimeMs, ctimeMs].join();

/** The reading of a post by an earlier check, where its text has not changed. */
export function recallText(
  before: CheckedBefore,
  folder: PostFolder,
  text: string,
): PostReading | undefined {
  const kept = before.get(folder.name);
  if (!kept || kept.digest !== md5(text)) return undefined;
  const { data, places, content, links, anchors } = kept;
  const source = createSource({ file: `${folder.file}/index.md`, format: "yaml", data }, places);
  return { source, places, content, links, anchors, problems: [] };
}

/**
 * The cover of a post as an earlier check found it, where it is still that one; where its times are
 * new, as in a fresh clone, by its bytes.
 */
export function recallCover(
  before: CheckedBefore,
  { name: folder, path }: PostFolder,
  name: string,
): SoundCover | undefined {
  const cover = before.get(folder)?.cover;
  if (cover?.name !== name) return undefined;
  const file = join(path, name);
  try {
    const stats = lstatSync(file);
    const state = stateOf(stats);
    if (state === cover.state) {
      // Another user builds, who may not read it.
      closeSync(openSync(file, "r"));
      return cover;
    }
    if (!stats.isFile() || md5(readFileSync(file)) !== cover.digest) return undefined;
    return { ...cover, state };
  } catch {
    return undefined;
  }
}

/** Keeps a reading for later checks. */
export function keep(
  before: CheckedBefore,
  folder: PostFolder,
  { text, source, places, content, links, anchors, problems }: PostReading,
  cover: SoundCover | undefined,
): void {
  before.delete(folder.name);
  if (text === undefined || !source || !places || !cover || problems.length > 0) return;
  const { data } = source;
  before.set(folder.name, { digest: md5(text), data, places, content, links, anchors, cover });
}

/** A file with what earlier checks found right, and the version of the code whose findings count. */
export interface Memory {
  file: string;
  version: string;
}

export function loadChecked({ file, version }: Memory): CheckedBefore {
  try {
    const loaded = deserialize(readFileSync(file));
    return loaded.version === version ? loaded.posts : new Map();
  } catch {
    // The first check, or one that was stopped while it wrote.
    return new Map();
  }
}

export function saveChecked({ file, version }: Memory, posts: CheckedBefore): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, serialize({ version, posts }));
}

/** Tells contents apart, as Gatsby's digests of files do. */
export const md5 = (content: string | Buffer): string =>
  createHash("md5").update(content).digest("hex");
