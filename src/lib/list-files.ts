import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Returns the paths of all files in the folder and its subfolders, with `/` as the separator on all
 * systems.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}
