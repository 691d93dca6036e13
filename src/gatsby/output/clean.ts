import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../list-files";

/** What Gatsby leaves in the output for itself; no page refers to any of it. */
const BOOKKEEPING = ["chunk-map.json", "~partytown", "_gatsby"];

/** Names the files of every chunk; kept for people and tests. */
const STATS = "webpack.stats.json";

/** A picture that gatsby-plugin-sharp has made: below its own digest and that of its form. */
const PICTURE = /^static\/[^/]+\/[^/]+\/[^/]+$/;

/** A picture's address in the data of a page. */
const ADDRESS = /\/(static\/[\w%-]+\/[\w%-]+\/[\w.%-]+)/g;

const outputOf = (directory: string) => path.join(directory, "public");
const withdrawnOf = (directory: string) => path.join(directory, ".cache", "withdrawn");

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}

/** Pictures that a page shows: its data name them all. */
async function shownPictures(output: string): Promise<Set<string>> {
  const shown = new Set<string>();
  const folder = path.join(output, "page-data");
  for (const file of await listFiles(folder)) {
    if (!file.endsWith(".json")) continue;
    const text = await readFile(path.join(folder, file), "utf8");
    for (const [, name = ""] of text.matchAll(ADDRESS)) shown.add(decodeURI(name));
  }
  return shown;
}

/**
 * Takes out of the output what must not be deployed: Gatsby's bookkeeping, and pictures that no page
 * shows any more, as those of a withdrawn post. Gatsby remembers that it has made these and would not
 * make them again, so they wait in its cache: see `restorePictures`.
 */
export async function cleanOutput(directory: string): Promise<void> {
  const output = outputOf(directory);
  const stats = path.join(output, STATS);
  if (existsSync(stats)) await rename(stats, path.join(directory, ".cache", STATS));
  for (const name of BOOKKEEPING)
    await rm(path.join(output, name), { recursive: true, force: true });
  const shown = await shownPictures(output);
  for (const file of await listFiles(path.join(output, "static"))) {
    const name = `static/${file}`;
    if (!PICTURE.test(name) || shown.has(name)) continue;
    await move(path.join(output, name), path.join(withdrawnOf(directory), name));
  }
}

/** Puts withdrawn pictures back into the output, before Gatsby looks for them. */
export async function restorePictures(directory: string): Promise<void> {
  const withdrawn = withdrawnOf(directory);
  for (const file of await listFiles(withdrawn)) {
    const target = path.join(outputOf(directory), file);
    if (!existsSync(target)) await move(path.join(withdrawn, file), target);
  }
}
