import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";

/** What Gatsby's cache keeps for us: the names of what the last build has written here. */
const KEY = "written-files";

/**
 * Writes files into the output, and takes away those of the last build that are no more. One that
 * has not changed is left as it is, so that its compressed copies are not made again.
 *
 * @param files their texts, by path below the output
 */
export async function writeFiles(
  output: string,
  files: Map<string, string>,
  cache: GatsbyCache,
): Promise<void> {
  const before: string[] = (await cache.get(KEY)) ?? [];
  for (const file of before.filter((file) => !files.has(file))) {
    await rm(path.join(output, file), { force: true });
  }
  for (const [file, text] of files) {
    const target = path.join(output, file);
    if ((await readFile(target, "utf8").catch(() => undefined)) === text) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await cache.set(KEY, [...files.keys()]);
}
