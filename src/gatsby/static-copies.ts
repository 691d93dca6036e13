import { readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "./list-files";

/** What was in `static/` when the last build copied it. */
const RECORD = ".cache/static-files.json";

function readRecord(directory: string): string[] {
  try {
    return JSON.parse(readFileSync(path.join(directory, RECORD), "utf8"));
  } catch {
    return []; // The first build of this cache.
  }
}

/**
 * Takes out of the output what an earlier build copied from `static/` and is no longer there:
 * Gatsby copies and never deletes, so a withdrawn file would stay on the site.
 */
export async function forgetStaticFiles(directory: string): Promise<void> {
  const present = await listFiles(path.join(directory, "static"));
  const kept = new Set(present);
  for (const name of readRecord(directory).filter((file) => !kept.has(file))) {
    await rm(path.join(directory, "public", name), { force: true });
  }
  writeFileSync(path.join(directory, RECORD), JSON.stringify(present.sort()));
}
