import { webManifest } from "../../output/manifest";
import { sitemap } from "../../output/sitemap";
import { SPECULATION_RULES, speculationRules } from "../../output/speculation-rules";
import { absoluteUrl, categoryPath, postPath, UNLISTED } from "../../routes";
import type { Published } from "./read-published";

/** Crawlers must read a page to find `noindex`, so they may read every page. */
const robotsText = (sitemapUrl: string) => `User-agent: *\nDisallow:\n\nSitemap: ${sitemapUrl}\n`;

/**
 * Returns the contents of the files that the build writes, by path in the output folder. `paths`
 * lists all pages.
 */
export function siteFiles(published: Published, paths: string[]): Map<string, string> {
  const { settings } = published;
  const url = (to: string) => absoluteUrl(settings.url, to);
  const modified = new Map(
    published.posts.nodes.map((post) => [postPath(post.slug), post.updatedAt]),
  );
  const filled = new Set(published.posts.nodes.map(({ category }) => category.slug));
  const empty = published.categories.nodes
    .filter(({ slug }) => !filled.has(slug))
    .map(({ slug }) => categoryPath(slug));
  const unlisted = new Set([...UNLISTED, ...empty]);
  const listed = paths.filter((to) => !unlisted.has(to)).sort();
  const pages = listed.map((to) => ({ url: url(to), modified: modified.get(to) }));
  return new Map([
    ["sitemap.xml", sitemap(pages)],
    ["robots.txt", robotsText(url("/sitemap.xml"))],
    ["manifest.webmanifest", webManifest(settings)],
    [SPECULATION_RULES.slice(1), speculationRules()],
  ]);
}
