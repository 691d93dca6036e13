import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readEnvironment } from "../../environment";
import {
  absoluteUrl,
  aliasPath,
  FEED,
  HEADERS,
  postPath,
  REDIRECTS,
  ROBOTS,
  SEARCH_INDEX,
  SITEMAP,
} from "../../routes";
import { beforePublishing, printTasks } from "./before-publishing";
import { rssFeed } from "./feed";
import { headersFile } from "./headers";
import { deadLinks, takenAliases } from "./links";
import { copyPages, readPages } from "./pages";
import { searchIndex } from "./search-index";
import { type SiteData, siteData } from "./site-data";
import { sitemap } from "./sitemap";

const OUTPUT = path.resolve("public");

/** Returns the lines of a file that the owner has put into `static`. */
function ownLines(name: string): string[] {
  const file = path.join("static", name);
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

/** Returns the lines of `static/_redirects`, and the lines of the aliases of posts. */
function redirectLines(posts: SiteData["posts"]["nodes"]): string[] {
  const aliases = posts.flatMap(({ slug, aliases }) =>
    (aliases ?? []).map((alias) => `${encodeURI(aliasPath(alias))} ${postPath(slug)} 301`),
  );
  return [...ownLines(REDIRECTS), ...aliases];
}

/** Completes the output of Gatsby for hosts of static files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const environment = readEnvironment();
  const data = await siteData(graphql, environment);
  const { siteUrl } = data.site.siteMetadata;
  const redirects = redirectLines(data.posts.nodes);
  const pages = readPages(OUTPUT);
  const inlineScripts = new Set([...pages.values()].flatMap(({ scripts }) => scripts));
  const headers = headersFile(data.settings.scripts ?? [], [...inlineScripts], environment);
  copyPages(OUTPUT);

  const files = {
    [FEED]: rssFeed(data),
    [SEARCH_INDEX]: JSON.stringify(searchIndex(data, [...pages.values()])),
    [SITEMAP]: sitemap([...pages.values()]),
    // Crawlers must read a page to find `noindex`, so they may read every page.
    [ROBOTS]: `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(siteUrl, SITEMAP)}\n`,
    [REDIRECTS]: `${redirects.join("\n")}\n`,
    [HEADERS]: headers + ownLines(HEADERS).join("\n"),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(OUTPUT, file)), { recursive: true });
    writeFileSync(path.join(OUTPUT, file), text);
  }

  const links = deadLinks({
    url: siteUrl,
    output: OUTPUT,
    pages,
    redirects: redirects.map((line) => line.split(/\s/)[0] ?? ""),
    hidden: data.hidden.nodes.map(({ slug }) => slug),
  });
  const faults = [...links, ...takenAliases(data.posts.nodes, pages.keys())];
  if (faults.length > 0) {
    process.stderr.write(
      `\nThe build found wrong addresses. Correct them:\n${faults.join("\n")}\n\n`,
    );
    process.exit(1);
  }
  printTasks(beforePublishing(data, headers, environment), environment.isDeployment);
};
