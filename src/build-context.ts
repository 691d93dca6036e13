import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * What a build, the content check and the commands take from their environment: the moment, whether
 * drafts are shown, and the address of the site.
 */

/** What decides which posts are in a build, beside the posts. */
export interface BuildContext {
  /** Milliseconds since 1970 */
  now: number;
  /** Whether it shows posts that visitors may not see yet */
  preview: boolean;
}

/**
 * The context of this build: it takes place now, or as if it were BUILD_DATE (ISO 8601), and is a
 * preview under `develop` and with PREVIEW=1.
 */
export const buildContext = (env: NodeJS.ProcessEnv = process.env): BuildContext => ({
  now: env.BUILD_DATE ? Date.parse(env.BUILD_DATE) : Date.now(),
  preview: env.PREVIEW === "1" || env.NODE_ENV === "development",
});

/** Stands in for an address that is none, so that our own checks can say what is wrong with it. */
const NO_ADDRESS = "https://site.invalid";

function addressInContent(): string {
  try {
    const site = JSON.parse(readFileSync(path.resolve("content/site.json"), "utf8"));
    return String(site?.url);
  } catch {
    return NO_ADDRESS;
  }
}

/**
 * The address of the site without a slash at its end: SITE_URL, else `url` of content/site.json.
 * Gatsby reads this before anything is checked and would refuse what is no address in its own
 * words; the checks of `onPreInit` stop the build right after, with file, line and fix.
 */
export function siteUrl(env: NodeJS.ProcessEnv = process.env): string {
  const address = (env.SITE_URL || addressInContent()).replace(/\/+$/, "");
  return URL.canParse(address) ? address : NO_ADDRESS;
}
