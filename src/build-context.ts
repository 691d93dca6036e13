import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Values that builds, the content check and commands read from environment variables: the build date,
 * whether drafts are shown, and the URL of the site.
 */

/** Decides which posts are public. */
export interface BuildContext {
  /** Milliseconds since 1970 */
  now: number;
  /** Whether it shows posts that visitors may not see yet */
  preview: boolean;
}

/** `now` is BUILD_DATE (ISO 8601) or the current time; `develop` and PREVIEW=1 are previews. */
export const buildContext = (env: NodeJS.ProcessEnv = process.env): BuildContext => ({
  now: env.BUILD_DATE ? Date.parse(env.BUILD_DATE) : Date.now(),
  preview: env.PREVIEW === "1" || env.NODE_ENV === "development",
});

/** Replaces an invalid URL until our own checks report it. */
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
 * The URL of the site without a trailing slash: SITE_URL, else `url` of content/site.json. An invalid
 * one is replaced: Gatsby validates its configuration first, with a message that names no file. The
 * checks in `onPreInit` then stop the build with file, line and fix.
 */
export function siteUrl(env: NodeJS.ProcessEnv = process.env): string {
  const address = (env.SITE_URL || addressInContent()).replace(/\/+$/, "");
  return URL.canParse(address) ? address : NO_ADDRESS;
}
