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
