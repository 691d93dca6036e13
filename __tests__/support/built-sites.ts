import { existsSync } from "node:fs";
import path from "node:path";

const PROJECT = path.resolve(__dirname, "../..");

/** The folder for built sites, results and traces of tests. Git ignores this folder. */
export const TEST_FOLDER = path.join(PROJECT, ".test");

/**
 * The sites that tests read, each built in a copy of the project. `site` has the real content, and a
 * form that posts to another origin. `fixture-site` has the content of `__tests__/fixture-content`,
 * with many posts, hostile texts and drafts, and its form posts to the built-in inbox.
 */
export const BUILT_SITES = {
  site: path.join(TEST_FOLDER, "site"),
  "fixture-site": path.join(TEST_FOLDER, "fixture-site"),
} as const;

export type BuiltSite = keyof typeof BUILT_SITES;

/** @throws Error with one line that names the command to run, if the site is not built */
export function builtSite(name: BuiltSite): string {
  const folder = BUILT_SITES[name];
  if (existsSync(path.join(folder, "public/index.html"))) return folder;
  const message = `The ${name} is not built. Run: npm run test:build`;
  throw Object.assign(new Error(message), { stack: message });
}
