import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Address of each chunk's own script, by the name of the chunk: the files have numbers, and the
 * names are in the statistics of the bundler.
 *
 * @param folder a project that was built
 */
export function chunkScripts(folder: string): Map<string, string> {
  const stats = readFileSync(path.join(folder, ".cache/webpack.stats.json"), "utf8");
  const chunks: Record<string, string[]> = JSON.parse(stats).assetsByChunkName;
  // A chunk is listed with those that it needs, itself last.
  return new Map(Object.entries(chunks).map(([name, files]) => [name, `/${files.at(-1)}`]));
}
