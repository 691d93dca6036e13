import { existsSync } from "node:fs";
import path from "node:path";

const PROJECT = path.resolve(__dirname, "../..");

/** The folder for built sites, results and traces of tests. Git ignores this folder. */
export const TEST_FOLDER = path.join(PROJECT, ".test");

/**
 * The sites that tests read, each built in a copy of the project. `site` has the real content, and a
 * form that posts to another origin. `fixture-site` has the content of `__tests__/fixture-content`,
 * with many posts, hostile texts and a draft, and its form posts to the built-in inbox.
 */
export const BUILT_SITES = {
  site: path.join(TEST_FOLDER, "site"),
  "fixture-site": path.join(TEST_FOLDER, "fixture-site"),
} as const;

export type BuiltSite = keyof typeof BUILT_SITES;

/** The file `.env.production` of the site: a form provider at another origin. */
export const PROVIDER_ENV = {
  GATSBY_CONTACT_ENDPOINT: "http://127.0.0.1:9797/messages",
  GATSBY_CONTACT_EXTRA: '{"access_key":"public-key"}',
};

export const FIXTURE_ENV = {
  SITE_URL: "https://fixture.example",
  SECRET_CANARY: "canary-secret-5Kd81",
  // This time zone is 14 hours ahead of UTC, so that tests detect dates in local time.
  TZ: "Pacific/Kiritimati",
};

export const SECRET_IN_FILE = "canary-in-a-file-8Rt2Zn";

/** @throws Error with one line that names the command to run, if the site is not built */
export function builtSite(name: BuiltSite): string {
  const folder = BUILT_SITES[name];
  if (existsSync(path.join(folder, "public/index.html"))) return folder;
  const message = `The ${name} is not built. Run: npm run test:build`;
  throw Object.assign(new Error(message), { stack: message });
}
