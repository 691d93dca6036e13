import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../lib/file-digests";

/** Files that only Gatsby reads. */
const GATSBY_FILES = ["chunk-map.json", "~partytown", "_gatsby"];

/** The list of all chunks with their files. Tests read this list. */
const STATS = "webpack.stats.json";

/**
 * Matches `static/<content hash>/<options hash>/<file>` of gatsby-plugin-sharp, and
 * `static/<content hash>/<file>` of gatsby-source-filesystem.
 */
const IMAGE = /^static\/[^/]+\/(?:[^/]+\/)?[^/]+$/;

const IMAGE_URL = /\/(static\/[\w-]+\/(?:[\w-]+\/)?[\w.-]+)/g;

const outputOf = (directory: string) => path.join(directory, "public");
const withdrawnOf = (directory: string) => path.join(directory, ".cache", "withdrawn");

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}

function usedImages(output: string): Set<string> {
  const used = new Set<string>();
  const folder = path.join(output, "page-data");
  for (const file of listFiles(folder)) {
    if (!file.endsWith(".json")) continue;
    const text = readFileSync(path.join(folder, file), "utf8");
    for (const [, name = ""] of text.matchAll(IMAGE_URL)) used.add(name);
  }
  return used;
}

/**
 * Cleans the output folder. Files that only Gatsby needs are deleted. Images that no page uses are
 * moved into the cache, because Gatsby would not create a deleted image again.
 */
export async function cleanOutput(directory: string): Promise<void> {
  const output = outputOf(directory);
  const stats = path.join(output, STATS);
  if (existsSync(stats)) await rename(stats, path.join(directory, ".cache", STATS));
  for (const name of GATSBY_FILES)
    await rm(path.join(output, name), { recursive: true, force: true });
  const used = usedImages(output);
  for (const file of listFiles(path.join(output, "static"))) {
    const name = `static/${file}`;
    if (!IMAGE.test(name) || used.has(name)) continue;
    await move(path.join(output, name), path.join(withdrawnOf(directory), name));
  }
}

/** Moves images from the cache back into the output, before Gatsby checks which images exist. */
export async function restoreImages(directory: string): Promise<void> {
  const withdrawn = withdrawnOf(directory);
  for (const file of listFiles(withdrawn)) {
    const target = path.join(outputOf(directory), file);
    if (!existsSync(target)) await move(path.join(withdrawn, file), target);
  }
}
