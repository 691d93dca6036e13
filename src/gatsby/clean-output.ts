import { readFileSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "./list-files";
import { setAside } from "./set-aside";

/** What Gatsby leaves in the output for itself; no page refers to any of it. */
const LEFTOVERS = ["chunk-map.json", "~partytown"];

/** Tells which numbered script or style sheet is which chunk: for people, not for visitors. */
const STATS = "webpack.stats.json";

/** Pieces of pages, which are in the pages. */
const SLICES = "_gatsby";

/** What the bundler writes beside the pages: a hashed script or style sheet, and what is about it. */
const BUNDLED = /[-.][0-9a-f]{8}\.(js|css)(\.\w+)*$/;

/** A compressed copy stays as long as its file. */
const sourceOf = (name: string) => name.replace(/\.(br|gz)$/, "");

/** An address under /static/ in the data of a page. */
const STATIC = /\/static\/([\w./%-]+)/g;

/** Files under static/ that a page shows: its data name them all. */
async function shownFiles(output: string): Promise<Set<string>> {
  const shown = new Set<string>();
  const folder = path.join(output, "page-data");
  for (const file of await listFiles(folder)) {
    if (!file.endsWith(".json")) continue;
    const text = readFileSync(path.join(folder, file), "utf8");
    for (const [, name = ""] of text.matchAll(STATIC)) shown.add(`static/${decodeURI(name)}`);
  }
  return shown;
}

/**
 * Takes out of the output what no page uses: what earlier builds left there, too. Gatsby believes
 * that pictures and slices are still where it put them, so these wait beside the output.
 *
 * @param assets names of what the bundler has made for this build
 */
export async function cleanOutput(directory: string, assets: Set<string>): Promise<void> {
  const output = path.join(directory, "public");
  await rename(path.join(output, STATS), path.join(directory, ".cache", STATS));
  const old = (await readdir(output)).filter(
    (name) => name.endsWith(".map") || (BUNDLED.test(name) && !assets.has(sourceOf(name))),
  );
  for (const name of [...LEFTOVERS, ...old]) {
    await rm(path.join(output, name), { recursive: true, force: true });
  }
  const shown = await shownFiles(output);
  const unused = (await listFiles(path.join(output, "static")))
    .map((file) => `static/${file}`)
    .filter((file) => !shown.has(sourceOf(file)) && !assets.has(sourceOf(file)));
  const slices = (await listFiles(path.join(output, SLICES))).map((file) => `${SLICES}/${file}`);
  for (const file of [...unused, ...slices]) await setAside(file, directory);
  await rm(path.join(output, SLICES), { recursive: true, force: true });
}
