import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The address of the site without a slash at its end: SITE_URL, else `url` of content/site.json.
 * An unreadable file gives "" here; the content check reports it with its line.
 */
export function siteUrl(env: NodeJS.ProcessEnv = process.env): string {
  if (env.SITE_URL) return env.SITE_URL.replace(/\/+$/, "");
  try {
    const site = JSON.parse(readFileSync(path.resolve("content/site.json"), "utf8"));
    return String(site?.url ?? "");
  } catch {
    return "";
  }
}
