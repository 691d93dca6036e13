import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../file-digests";

/** Gatsby's own files in the output, to which no page refers. */
const GATSBY_FILES = ["chunk-map.json", "~partytown", "_gatsby"];

/**
 * A file that lists the files of every chunk. The file is moved to `.cache`, where tests and
 * developers can read the list.
 */
const STATS = "webpack.stats.json";

/**
 * Matches the path of an image. gatsby-plugin-sharp writes each size of a cover to
 * static/<content hash>/<options hash>/<file>, and gatsby-source-filesystem copies a logo to
 * static/<content hash>/<file>.
 */
const IMAGE = /^static\/[^/]+\/(?:[^/]+\/)?[^/]+$/;

/** Matches the URL of an image in page data. */
const IMAGE_URL = /\/(static\/[\w%-]+\/(?:[\w%-]+\/)?[\w.%-]+)/g;

const outputOf = (directory: string) => path.join(directory, "public");
const withdrawnOf = (directory: string) => path.join(directory, ".cache", "withdrawn");

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}

/**
 * Lists the images that pages show, by path in the output folder. Page data contains the URL of every such
 * image.
 */
async function usedImages(output: string): Promise<Set<string>> {
  const used = new Set<string>();
  const folder = path.join(output, "page-data");
  for (const file of listFiles(folder)) {
    if (!file.endsWith(".json")) continue;
    const text = await readFile(path.join(folder, file), "utf8");
    for (const [, name = ""] of text.matchAll(IMAGE_URL)) used.add(decodeURI(name));
  }
  return used;
}

/**
 * Removes files from the output that must not be deployed: Gatsby's own files, and images that no
 * page shows any more, such as covers of an unpublished post. The images are not deleted but moved
 * into the cache: see `restoreImages`. Gatsby's cache records which images exist, so Gatsby would
 * not create a deleted image again.
 */
export async function cleanOutput(directory: string): Promise<void> {
  const output = outputOf(directory);
  const stats = path.join(output, STATS);
  if (existsSync(stats)) await rename(stats, path.join(directory, ".cache", STATS));
  for (const name of GATSBY_FILES)
    await rm(path.join(output, name), { recursive: true, force: true });
  const used = await usedImages(output);
  for (const file of listFiles(path.join(output, "static"))) {
    const name = `static/${file}`;
    if (!IMAGE.test(name) || used.has(name)) continue;
    await move(path.join(output, name), path.join(withdrawnOf(directory), name));
  }
}

/**
 * Moves images from the cache back into the output before Gatsby checks which images exist.
 * `cleanOutput` has moved these images into the cache.
 */
export async function restoreImages(directory: string): Promise<void> {
  const withdrawn = withdrawnOf(directory);
  for (const file of listFiles(withdrawn)) {
    const target = path.join(outputOf(directory), file);
    if (!existsSync(target)) await move(path.join(withdrawn, file), target);
  }
}
