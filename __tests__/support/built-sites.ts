import { existsSync } from "node:fs";
import path from "node:path";

const PROJECT = path.resolve(__dirname, "../..");

/** What tests leave behind: built sites, results, traces. Not committed. */
export const TEST_FOLDER = path.join(PROJECT, ".test");

/**
 * The sites that tests read, each a copy of the project that was built in it: `site` as it is
 * published, `fixture-site` with many, hostile and unpublished posts, whose form and measurement
 * post to other origins. `npm test -- build` builds them.
 */
export const BUILT_SITES = {
  site: path.join(TEST_FOLDER, "site"),
  "fixture-site": path.join(TEST_FOLDER, "fixture-site"),
} as const;

export type BuiltSite = keyof typeof BUILT_SITES;

/**
 * Folder of a built site, which holds its sources, `content` and `public`.
 *
 * @throws Error with one line that names the command where it is not built
 */
export function builtSite(name: BuiltSite): string {
  const folder = BUILT_SITES[name];
  if (existsSync(path.join(folder, "public/index.html"))) return folder;
  const message = `The ${name} is not built. Run: npm test -- build`;
  throw Object.assign(new Error(message), { stack: message });
}
