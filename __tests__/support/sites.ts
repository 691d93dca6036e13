import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { parse as parseYaml } from "yaml";
import type { PostContent } from "../../src/content/types";
import { listFiles } from "../../src/lib/list-files";
import { builtSite } from "./built-sites";
import { FIXTURE_ENV } from "./fixture-content";

/** A post with the fields that it can leave out. */
type SitePost = PostContent & { slug: string; keywords: string[] };

export interface Site {
  name: string;
  /** The URL without a trailing slash. */
  url: string;
  folder: string;
  output: string;
  /** Paths of all pages, such as `/`, `/blog/page/2` and `/404`. */
  routes: string[];
  /** Published posts, newest first. */
  posts: SitePost[];
  drafts: SitePost[];
  html(route: string): string;
  page(route: string): HTMLElement;
  // biome-ignore lint/suspicious/noExplicitAny: tests check the shape of the data
  content(file: string): any;
  files(): string[];
  /** Returns the names of files whose name or content contains the text. */
  filesWith(text: string): string[];
  /** Returns the path of the file for a URL path, which starts with a slash. */
  file(address: string): string;
}

function readPosts(content: string): SitePost[] {
  const folder = path.join(content, "posts");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map((entry) => {
      const text = readFileSync(path.join(folder, entry.name, "index.md"), "utf8");
      const post = parseYaml(text.split(/^---\s*$/m)[1] ?? "") as PostContent;
      return { keywords: post.tags, ...post, slug: entry.name };
    })
    .sort(
      (a, b) =>
        Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || a.slug.localeCompare(b.slug),
    );
}

const isPublic = ({ published, publishedAt }: PostContent) =>
  published && Date.parse(publishedAt) <= Date.now();

/** By default, the parser takes elements in `<pre>` as text. `pre: false` makes it parse them. */
const PARSING = { blockTextElements: { script: true, style: true, noscript: true, pre: false } };

const routeOf = (file: string) => `/${file.replace(/(^index)?\.html$/, "")}`;

function openSite(name: string, folder: string, url: string): Site {
  const output = path.join(folder, "public");
  const files = listFiles(output).sort();
  // The build copies each page x/index.html to x.html.
  const pages = files.filter((file) => file.endsWith(".html") && !file.endsWith("/index.html"));
  const parsed = new Map<string, HTMLElement>();
  const posts = readPosts(path.join(folder, "content"));
  const file = (address: string) => path.join(output, decodeURIComponent(address));
  const html = (route: string) =>
    readFileSync(file(route === "/" ? "/index.html" : `${route}.html`), "utf8");
  return {
    name,
    url,
    folder,
    output,
    routes: pages.map(routeOf),
    posts: posts.filter(isPublic),
    drafts: posts.filter((post) => !isPublic(post)),
    html,
    page(route) {
      const page = parsed.get(route) ?? parse(html(route), PARSING);
      parsed.set(route, page);
      return page;
    },
    content: (name) => JSON.parse(readFileSync(path.join(folder, "content", name), "utf8")),
    files: () => files,
    filesWith: (text) =>
      files.filter((name) => name.includes(text) || readFileSync(file(`/${name}`)).includes(text)),
    file,
  };
}

export function mainSite(): Site {
  const folder = builtSite("site");
  const { url } = JSON.parse(readFileSync(path.join(folder, "content/site.json"), "utf8"));
  return openSite("site", folder, url);
}

/** The site with many posts, hostile texts and drafts. */
export const fixtureSite = (): Site =>
  openSite("fixture site", builtSite("fixture-site"), FIXTURE_ENV.SITE_URL);

export const bothSites = (): Site[] => [mainSite(), fixtureSite()];
