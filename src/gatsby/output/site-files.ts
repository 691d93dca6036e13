import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { rssFeed } from "../../output/feed";
import { REDIRECTS_FILE, redirectsFile } from "../../output/redirects";
import { sitemap } from "../../output/sitemap";
import { SPECULATION_RULES, speculationRules } from "../../output/speculation-rules";
import {
  absoluteUrl,
  CONTACT,
  categoryPath,
  FEED,
  HOME,
  postPath,
  SEARCH_INDEX,
  UNLISTED,
} from "../../routes";
import type { Published } from "./read-published";
import { searchEntries } from "./search";

/** Crawlers must read a page to find `noindex`, so they may read every page. */
const robotsText = (sitemapUrl: string) => `User-agent: *\nDisallow:\n\nSitemap: ${sitemapUrl}\n`;

/** Returns the texts of files by their paths. `paths` lists all pages. */
export function siteFiles(published: Published, paths: readonly string[], output: string) {
  const { settings, blog, feedPosts } = published;
  const htmlOf = (page: string) =>
    readFileSync(path.join(output, page === HOME ? "index.html" : `${page}.html`), "utf8");
  const sizeOf = (file: string) => statSync(path.join(output, file)).size;
  return {
    [FEED]: rssFeed({ settings, page: blog, posts: feedPosts.nodes, sizeOf }),
    "/sitemap.xml": sitemap(listedPages(published, paths)),
    "/robots.txt": robotsText(absoluteUrl(settings.url, "/sitemap.xml")),
    [SPECULATION_RULES]: speculationRules(),
    [SEARCH_INDEX]: JSON.stringify(searchEntries(published, htmlOf)),
    [`/${REDIRECTS_FILE}`]: redirectsFile(redirectsOf(published)),
  };
}

/** Returns the pages for search engines, without empty categories and the topics of the contact page. */
function listedPages({ settings, posts, categories }: Published, paths: readonly string[]) {
  const modified = new Map(posts.nodes.map((post) => [postPath(post.slug), post.updatedAt]));
  const filled = new Set(posts.nodes.map(({ category }) => category.slug));
  const empty = categories.nodes.filter(({ slug }) => !filled.has(slug));
  const unlisted = new Set([...UNLISTED, ...empty.map(({ slug }) => categoryPath(slug))]);
  return paths
    .filter((to) => !unlisted.has(to) && !to.startsWith(`${CONTACT}/`))
    .sort()
    .map((to) => ({ url: absoluteUrl(settings.url, to), modified: modified.get(to) }));
}

function redirectsOf({ posts, redirects }: Published) {
  const aliases = posts.nodes.flatMap(({ slug, aliases }) =>
    aliases.map((from) => ({ from, to: postPath(slug) })),
  );
  return [...redirects.nodes, ...aliases];
}
