import { readFileSync } from "node:fs";
import path from "node:path";
import { parseJson } from "./content/values";

export interface BuildContext {
  now: number;
  /** A preview includes drafts and scheduled posts. */
  preview: boolean;
}

export const buildContext = (env: NodeJS.ProcessEnv = process.env): BuildContext => ({
  now: env.BUILD_DATE ? Date.parse(env.BUILD_DATE) : Date.now(),
  preview: env.PREVIEW === "1" || env.NODE_ENV === "development",
});

const NO_ADDRESS = "https://site.invalid";

function addressInContent(): string {
  try {
    return String(parseJson(readFileSync(path.resolve("content/site.json"), "utf8"))?.url);
  } catch {
    return NO_ADDRESS;
  }
}

/** Returns a placeholder for an invalid URL, because `onPreInit` reports the URL later. */
export function siteUrl(env: NodeJS.ProcessEnv = process.env): string {
  const address = (env.SITE_URL || addressInContent()).trim().replace(/\/+$/, "");
  return URL.canParse(address) ? address : NO_ADDRESS;
}
