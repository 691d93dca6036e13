import { readFileSync } from "node:fs";
import path from "node:path";

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
