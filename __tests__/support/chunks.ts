import { readFileSync } from "node:fs";
import path from "node:path";

function readChunks(folder: string): Record<string, string[]> {
  const stats = readFileSync(path.join(folder, ".cache/webpack.stats.json"), "utf8");
  return JSON.parse(stats).assetsByChunkName;
}

/** Returns the path of each chunk by its name, which only webpack's statistics contain. */
export function chunkScripts(folder: string): Map<string, string> {
  // The last file in each list is the chunk itself.
  return new Map(
    Object.entries(readChunks(folder)).map(([name, files]) => [name, `/${files.at(-1)}`]),
  );
}

export function chunkFiles(folder: string): (name: string) => string[] {
  const chunks = readChunks(folder);
  return (name) => {
    const files = chunks[name]?.filter((file) => file.endsWith(".js"));
    if (!files) throw new Error(`There is no chunk ${name}.`);
    return files.map((file) => `/${file}`);
  };
}
