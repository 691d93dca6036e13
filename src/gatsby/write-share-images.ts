import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { ground, type Line, type ShareImage, words } from "../share-image/draw";
import { RENDERED_AS, render } from "../share-image/render";
import { listFiles } from "./list-files";

const FOLDER = "share";

/** What Gatsby's cache keeps for us: a digest of what is drawn on each image. */
const KEY = "share-images";
type Drawn = Record<string, string>;

/** Drawn at one time: while one waits for its compression, the next is prepared. */
const AT_ONCE = 2;

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
  const waiting = [...images];
  const next = async (): Promise<void> => {
    for (let image = waiting.pop(); image; image = waiting.pop()) {
      const [file, facts] = image;
      const lines = words(facts);
      const digest = digestOf(lines);
      now[file] = digest;
      if (before[file] === digest && present.has(file)) continue;
      await mkdir(path.dirname(path.join(output, file)), { recursive: true });
      await writeFile(path.join(output, file), await render(lines));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  for (const file of present) if (!images.has(file)) await rm(path.join(output, file));
  await cache.set(KEY, now);
}
