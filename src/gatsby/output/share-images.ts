import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { ground, type Line, type ShareImage, words } from "../share-image/draw";
import { RENDERED_AS } from "../share-image/render";
import { listFiles } from "./list-files";
import { inThread } from "./threads/in-thread";

const FOLDER = "share";

/** What Gatsby's cache keeps for us: a digest of what is drawn on each image. */
const KEY = "share-images";
type Drawn = Record<string, string>;

const digestOf = (lines: Line[]) =>
  createHash("sha256")
    .update(RENDERED_AS)
    .update(ground)
    .update(JSON.stringify(lines))
    .digest("base64url");

/**
 * Draws the share image of every page, and takes away those of pages that are gone. An image that
 * an earlier build has drawn stays as long as the same would be drawn: words, design and face.
 */
export async function writeShareImages(
  output: string,
  images: Map<string, ShareImage>,
  cache: GatsbyCache,
): Promise<void> {
  const before: Drawn = (await cache.get(KEY)) ?? {};
  const now: Drawn = {};
  const present = new Set(
    (await listFiles(path.join(output, FOLDER))).map((file) => `${FOLDER}/${file}`),
  );
  const missing: [string, Line[]][] = [];
  for (const [file, facts] of images) {
    const lines = words(facts);
    now[file] = digestOf(lines);
    if (before[file] !== now[file] || !present.has(file)) missing.push([file, lines]);
  }
  if (missing.length > 0) await inThread("draw-images", { output, images: missing });
  for (const file of present) if (!images.has(file)) await rm(path.join(output, file));
  await cache.set(KEY, now);
}
