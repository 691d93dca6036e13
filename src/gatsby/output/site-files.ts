import { llmsText, type Section } from "../../crawlers/llms";
import { webManifest } from "../../crawlers/manifest";
import { sitemap } from "../../crawlers/sitemap";
import { toMarkdown } from "../../feeds/markdown";
import { SPECULATION_RULES, speculationRules } from "../../headers/speculation-rules";
import {
  absoluteUrl,
  BLOG,
  casePath,
  categoryPath,
  HOME,
  markdownPath,
  PAGES,
  PRICING,
  PROCESS,
  postPath,
  SERVICES,
  servicePath,
  UNLISTED,
  WORK,
} from "../../routes";
import { FEED_POSTS } from "./feeds";
import type { Published } from "./read-published";

/** Crawlers must read a page to find `noindex`, so they may read every page. */
const robotsText = (sitemapUrl: string) => `User-agent: *\nDisallow:\n\nSitemap: ${sitemapUrl}\n`;

function llms(published: Published): string {
  const { settings, services, plans, cases, steps } = published;
  const url = (to: string) => absoluteUrl(settings.url, to);
  const pages = published.pages.nodes
    .map(({ key, ...page }) => ({ ...page, to: PAGES[key] }))
    .filter(({ to }) => !UNLISTED.includes(to));
  const pageAt = (path: string) => pages.find(({ to }) => to === path);
  const newest = published.posts.nodes.slice(0, FEED_POSTS);
  const section = (path: string, lines: Section["lines"]): Section => ({
    heading: pageAt(path)?.title ?? path,
    lines,
  });
  const sections: Section[] = [
    {
      heading: pageAt(HOME)?.metaTitle ?? settings.tagline,
      lines: pages.map(({ title, to, metaDescription }) => [title, url(to), metaDescription]),
    },
    section(
      SERVICES,
      services.nodes.map(({ title, slug, desc }) => [title, url(servicePath(slug)), desc]),
    ),
    section(
      PRICING,
      plans.nodes.map(({ name, price, summary }) => [`${name}, ${price}`, url(PRICING), summary]),
    ),
    section(
      WORK,
      cases.nodes.map(({ slug, brand, metric, sub, tagline }) => [
        `${brand}: ${metric} ${sub}`,
        url(casePath(slug)),
        tagline,
      ]),
    ),
    section(
      PROCESS,
      steps.nodes.map(({ title, desc }) => [title, url(PROCESS), desc]),
    ),
    section(
      BLOG,
      newest.map(({ slug, title, excerpt }) => [title, url(markdownPath(slug)), excerpt]),
    ),
  ];
  return llmsText(settings.brand, pageAt(HOME)?.metaDescription ?? settings.tagline, sections);
}

const markdownFiles = ({ posts, settings }: Published): [string, string][] =>
  posts.nodes
    .filter(({ notice }) => notice === null)
    .map((post) => [
      markdownPath(post.slug).slice(1),
      toMarkdown(post, absoluteUrl(settings.url, postPath(post.slug))),
    ]);

/** Returns texts by path in the output folder. `paths` are the paths of all pages. */
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
    ...markdownFiles(published),
    ["robots.txt", robotsText(url("/sitemap.xml"))],
    ["manifest.webmanifest", webManifest(settings)],
    ["llms.txt", llms(published)],
    [SPECULATION_RULES.slice(1), speculationRules()],
  ]);
}
