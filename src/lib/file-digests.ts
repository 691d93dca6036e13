import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export type FileDigests = Record<string, string>;

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

export function filesAt(project: string, place: string): string[] {
  const whole = path.join(project, place);
  const isFile = existsSync(whole) && statSync(whole).isFile();
  return isFile ? [place] : listFiles(whole).map((file) => `${place}/${file}`);
}

export function digestsOf(project: string, places: readonly string[]): FileDigests {
  const digestOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(project, file)))
      .digest("base64url");
  const files = places.flatMap((place) => filesAt(project, place)).sort();
  return Object.fromEntries(files.map((file) => [file, digestOf(file)]));
}

export const versionOf = (project: string, places: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(digestsOf(project, places)))
    .digest("base64url");
