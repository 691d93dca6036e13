import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../list-files";

/** Gatsby's own files in the output, to which no page refers. */
const BOOKKEEPING = ["chunk-map.json", "~partytown", "_gatsby"];

/** Lists the files of every chunk. Moved to `.cache`, where tests and developers find it. */
const STATS = "webpack.stats.json";

/**
 * A cover in one size, as gatsby-plugin-sharp names it: static/<content hash>/<options hash>/<file>, or a
 * logo, as gatsby-source-filesystem does: static/<content hash>/<file>.
 */
const IMAGE = /^static\/[^/]+\/(?:[^/]+\/)?[^/]+$/;

/** The URL of an image in page data. */
const ADDRESS = /\/(static\/[\w%-]+\/(?:[\w%-]+\/)?[\w.%-]+)/g;

const outputOf = (directory: string) => path.join(directory, "public");
const withdrawnOf = (directory: string) => path.join(directory, ".cache", "withdrawn");

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}

/** The images that pages show, by path below the output. All their URLs are in page data. */
async function usedImages(output: string): Promise<Set<string>> {
  const used = new Set<string>();
  const folder = path.join(output, "page-data");
  for (const file of await listFiles(folder)) {
    if (!file.endsWith(".json")) continue;
    const text = await readFile(path.join(folder, file), "utf8");
    for (const [, name = ""] of text.matchAll(ADDRESS)) used.add(decodeURI(name));
  }
  return used;
}

/**
 * Removes from the output what must not be deployed: Gatsby's own files, and images that no page shows
 * any more, such as covers of an unpublished post. Gatsby remembers that it has created these covers and
 * would not create them again, so they are moved into its cache: see `restoreImages`.
 */
export async function cleanOutput(directory: string): Promise<void> {
  const output = outputOf(directory);
  const stats = path.join(output, STATS);
  if (existsSync(stats)) await rename(stats, path.join(directory, ".cache", STATS));
  for (const name of BOOKKEEPING)
    await rm(path.join(output, name), { recursive: true, force: true });
  const used = await usedImages(output);
  for (const file of await listFiles(path.join(output, "static"))) {
    const name = `static/${file}`;
    if (!IMAGE.test(name) || used.has(name)) continue;
    await move(path.join(output, name), path.join(withdrawnOf(directory), name));
  }
}

/** Moves withdrawn images back into the output, before Gatsby looks for them. */
export async function restoreImages(directory: string): Promise<void> {
  const withdrawn = withdrawnOf(directory);
  for (const file of await listFiles(withdrawn)) {
    const target = path.join(outputOf(directory), file);
    if (!existsSync(target)) await move(path.join(withdrawn, file), target);
  }
}
