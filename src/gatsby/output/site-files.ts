import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../content/model/site";
import { lastChange } from "../../content/types";
import type { Environment } from "../../environment";
import { fileOf } from "../../lib/addresses";
import { rssFeed } from "../../output/feed";
import { REDIRECTS_FILE, redirectsFile } from "../../output/redirects";
import { sitemap } from "../../output/sitemap";
import { speculationRules } from "../../output/speculation-rules";
import { absoluteUrl, FEED, SEARCH_INDEX, SPECULATION_RULES } from "../../routes";
import type { Published } from "./read-published";
import { searchEntries } from "./search";

/** Crawlers must read a page to find `noindex`, so they may read every page. */
const robotsText = (sitemapUrl: string) => `User-agent: *\nDisallow:\n\nSitemap: ${sitemapUrl}\n`;

/** Returns the texts of files by their paths. */
export function siteFiles(
  site: Site,
  published: Published,
  { now, preview }: Environment,
  output: string,
) {
  const { settings, blog, feedPosts } = published;
  const htmlOf = (page: string) => readFileSync(path.join(output, fileOf(page)), "utf8");
  const sizeOf = (file: string) => statSync(path.join(output, file)).size;
  return {
    [FEED]: rssFeed({ settings, page: blog, posts: feedPosts.nodes, sizeOf }),
    "/sitemap.xml": sitemap(listedPages(site, settings.url, now)),
    "/robots.txt": robotsText(absoluteUrl(settings.url, "/sitemap.xml")),
    [SPECULATION_RULES]: speculationRules(),
    [SEARCH_INDEX]: JSON.stringify(searchEntries(published, htmlOf)),
    [`/${REDIRECTS_FILE}`]: redirectsFile(
      site.redirects.filter(({ since }) => preview || since <= now),
    ),
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
