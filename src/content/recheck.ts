import { join } from "node:path";
import { versionOf } from "../file-digests";
import { type ContentReport, checkContent } from "./check";
import { loadChecked, saveChecked } from "./memory";

/** Whose code decides what the check finds; when it changes, all content is checked again. */
const CODE = ["package-lock.json", "src/content", "src/markdown", "src/routes.ts"];

/** What the check found, and how to keep what was right for later checks. */
export interface Recheck extends ContentReport {
  /** Writes into `.cache` beside the folder. */
  save(): void;
}

/**
 * Checks the content, and reads posts again only where they have changed since the last check: parsing
 * all of them takes a second for five hundred.
 * @param folder the folder `content`
 * @param now which posts have come out by then, in milliseconds since 1970
 * @param project the folder of the code that checks
 */
export async function recheckContent(
  folder: string,
  now: number,
  project: string,
): Promise<Recheck> {
  const memory = {
    file: join(folder, "../.cache/content-check"),
    version: versionOf(project, CODE),
  };
  const checked = loadChecked(memory);
  const report = await checkContent(folder, now, checked);
  const save = () => {
    if (report.posts.length > 0) saveChecked(memory, checked);
  };
  return { ...report, save };
}
