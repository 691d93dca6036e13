import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishSite } from "./finish-site";

const CHUNK = /^(?:\d+|app)-([0-9a-f]{8})\.(?:js|css)$/;
const TEXT = /\.(?:html|js|css|json)$/;

const reverse = (text: string) => [...text].reverse().join("");

export interface SiteCopy {
  /** A copy of the output, which a test may change while it is served. */
  readonly folder: string;
  remove(): void;
}

/** Copies the output of a build; the caller removes the copy. */
export function copySite(root: string): SiteCopy {
  const project = mkdtempSync(path.join(tmpdir(), "steepline-deployed-"));
  const folder = path.join(project, "public");
  cpSync(root, folder, { recursive: true });
  return { folder, remove: () => rmSync(project, { recursive: true, force: true }) };
}

/**
 * Simulates a new deployment in a folder: renames every script and style sheet, and changes all
 * references to them.
 */
export async function deployAnew(folder: string): Promise<void> {
  const data = JSON.parse(readFileSync(path.join(folder, "page-data/app-data.json"), "utf8"));
  const names = new Map([[data.webpackCompilationHash, reverse(data.webpackCompilationHash)]]);
  for (const name of readdirSync(folder)) {
    const [, digest] = CHUNK.exec(name) ?? [];
    if (digest) names.set(digest, reverse(digest));
  }
  const pattern = new RegExp([...names.keys()].join("|"), "g");
  const renew = (text: string) => text.replace(pattern, (old) => names.get(old) ?? old);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    // Compressed copies of the old files.
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (TEXT.test(file)) {
      const text = readFileSync(file, "utf8");
      writeFileSync(file, renew(text));
      renameSync(file, path.join(entry.parentPath, renew(entry.name)));
    }
  }
  const faults = await finishSite(path.dirname(folder));
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
