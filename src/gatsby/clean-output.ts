import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";

/** What Gatsby leaves in the output for itself; no page refers to any of it. */
const LEFTOVERS = ["chunk-map.json", "~partytown"];

/** Tells which numbered script or style sheet is which chunk: for people, not for visitors. */
const STATS = "webpack.stats.json";

/** Takes out of the output of the project in this folder what no page uses. */
export async function cleanOutput(directory: string): Promise<void> {
  const output = path.join(directory, "public");
  await rename(path.join(output, STATS), path.join(directory, ".cache", STATS));
  const maps = (await readdir(output)).filter((name) => name.endsWith(".map"));
  for (const name of [...LEFTOVERS, ...maps]) {
    await rm(path.join(output, name), { recursive: true, force: true });
  }
}
