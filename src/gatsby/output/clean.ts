import { readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";

/** Files that only Gatsby reads. No page loads Gatsby's client, so no visitor requests them. */
const GATSBY_FILES = ["chunk-map.json", "~partytown", "_gatsby", "page-data"];

/** The list of all chunks with their files. Tests read this list. */
const STATS = "webpack.stats.json";

/** Deletes the files in the output folder that only Gatsby reads. */
export async function cleanOutput(output: string): Promise<void> {
  await rename(path.join(output, STATS), path.join(".cache", STATS));
  for (const name of GATSBY_FILES) {
    await rm(path.join(output, name), { recursive: true, force: true });
  }
}

const BUNDLED = /^(.+)-[0-9a-f]{8}\.(js|css)$/;

/**
 * Deletes the style sheets that pages contain. A sheet that a script loads has the id of the script
 * in its name.
 */
export async function removeInlinedSheets(output: string): Promise<void> {
  const names = readdirSync(output);
  const idOf = (name: string) => BUNDLED.exec(name)?.[1];
  const loaded = new Set(names.filter((name) => name.endsWith(".js")).map(idOf));
  for (const name of names) {
    if (name.endsWith(".css") && !loaded.has(idOf(name))) await rm(path.join(output, name));
  }
}
