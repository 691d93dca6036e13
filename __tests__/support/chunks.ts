import { readFileSync } from "node:fs";
import path from "node:path";

function readChunks(folder: string): Record<string, string[]> {
  const stats = readFileSync(path.join(folder, ".cache/webpack.stats.json"), "utf8");
  return JSON.parse(stats).assetsByChunkName;
}

/**
 * Address of each chunk's own script, by the name of the chunk: the files have numbers, and the
 * names are in the statistics of the bundler.
 *
 * @param folder a project that was built
 */
export function chunkScripts(folder: string): Map<string, string> {
  // A chunk is listed with those that it needs, itself last.
  return new Map(
    Object.entries(readChunks(folder)).map(([name, files]) => [name, `/${files.at(-1)}`]),
  );
}

/** Addresses of all scripts that come with a chunk, by its name. */
export function chunkFiles(folder: string): (name: string) => string[] {
  const chunks = readChunks(folder);
  return (name) => {
    const files = chunks[name]?.filter((file) => file.endsWith(".js"));
    if (!files) throw new Error(`There is no chunk ${name}.`);
    return files.map((file) => `/${file}`);
  };
}
