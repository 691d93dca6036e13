import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../content/model/site";
import { lastChange } from "../../content/types";
import type { Environment } from "../../environment";
import type { SearchEntry } from "../../islands/search/create-search";
import { listFiles } from "../../lib/list-files";
import { rssFeed } from "../../output/feed";
import { headersFile, type PolicyFacts, securityHeaders } from "../../output/headers";
import { redirectsFile } from "../../output/redirects";
import { robotsText, sitemap } from "../../output/sitemap";
import { speculationRules, speculationRulesHeader } from "../../output/speculation-rules";
import {
  absoluteUrl,
  type BUILT_FILES,
  FEED,
  HEADERS,
  REDIRECTS,
  ROBOTS,
  SEARCH_INDEX,
  SITEMAP,
  SPECULATION_RULES,
} from "../../routes";
import type { Published } from "./published";

/** Returns the texts of all files that the site adds to Gatsby's output, by their paths. */
export function siteFiles(
  site: Site,
  published: Published,
  search: readonly SearchEntry[],
  environment: Environment,
  output: string,
): Record<(typeof BUILT_FILES)[number], string> {
  const { settings, blog, feedPosts } = published;
  const { now, preview } = environment;
  const sizeOf = (file: string) => statSync(path.join(output, file)).size;
  const redirects = site.redirects.filter(({ since }) => preview || since <= now);
  return {
    [FEED]: rssFeed({ settings, page: blog, posts: feedPosts.nodes, sizeOf }),
    [SITEMAP]: sitemap(listedPages(site, settings.url, now)),
    [ROBOTS]: robotsText(absoluteUrl(settings.url, SITEMAP)),
    [SPECULATION_RULES]: speculationRules(),
    [SEARCH_INDEX]: JSON.stringify(search),
    [REDIRECTS]: redirectsFile(redirects),
    [HEADERS]: headersOf(output, settings, environment),
  };
}

/** Returns the pages for search engines. */
const listedPages = ({ pages }: Site, siteUrl: string, now: number) =>
  [...pages]
    .filter(([, { indexedFrom }]) => indexedFrom <= now)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { from, updatedAt }]) => ({
      url: absoluteUrl(siteUrl, path),
      modified: updatedAt && lastChange(updatedAt, from, now),
    }));

const nameOf = (file: string) => file.replace(/[-.]\w+\.(?:css|js)$/, "");

/** Returns the style sheets that pages contain. A script loads the sheet that has its name. */
function inlineSheets(output: string): string[] {
  const files = listFiles(output);
  const names = new Set(files.filter((file) => file.endsWith(".js")).map(nameOf));
  const sheets = files.filter((file) => file.endsWith(".css") && !names.has(nameOf(file)));
  return sheets.map((file) => readFileSync(path.join(output, file), "utf8"));
}

/** Returns the text of the file `_headers` for hosting providers. */
export function headersOf(
  output: string,
  { scripts }: Pick<PolicyFacts, "scripts">,
  { endpoint, preview }: Environment,
): string {
  const styles = inlineSheets(output);
  const security = securityHeaders({ styles, scripts, endpoint });
  // Search engines must not index previews.
  const robots = preview && { "X-Robots-Tag": "noindex" };
  return headersFile({ ...security, ...speculationRulesHeader, ...robots });
}
