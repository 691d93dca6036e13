import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { parse as parseYaml } from "yaml";
import type { PostContent } from "../../src/content/types";
import { listFiles } from "../../src/lib/list-files";
import { type BuiltSite, builtSite, FIXTURE_ENV } from "./built-sites";

/** The fields of a post, with the fields that it can leave out. */
export type SitePost = PostContent & { slug: string; keywords: string[] };

/** Returns the fields of all posts of a site, newest first. */
function readPosts(site: string): SitePost[] {
  const folder = path.join(site, "content/posts");
  const posts = readdirSync(folder).map((slug): SitePost => {
    const text = readFileSync(path.join(folder, slug, "index.md"), "utf8");
    const post: PostContent = parseYaml(text.split(/^---\s*$/m)[1] ?? "");
    return { ...post, keywords: post.keywords ?? post.tags, slug };
  });
  return posts.sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}

/** By default, the parser takes elements in `<pre>` as text. `pre: false` makes it parse them. */
const PARSING = { blockTextElements: { script: true, style: true, noscript: true, pre: false } };

/** The output of a build, and the content from which it was built. */
class Site {
  readonly folder: string;
  readonly files: readonly string[];
  /** Paths of all pages, such as `/`, `/blog/page/2` and `/404`. */
  readonly routes: readonly string[];
  private readonly pages = new Map<string, HTMLElement>();

  /** `url` has no trailing slash. */
  constructor(
    readonly name: BuiltSite,
    readonly url: string,
  ) {
    this.folder = builtSite(name);
    this.files = listFiles(path.join(this.folder, "public")).sort();
    // The build copies each page x/index.html to x.html.
    this.routes = this.files
      .filter((file) => file.endsWith(".html") && !file.endsWith("/index.html"))
      .map((file) => `/${file.replace(/(^index)?\.html$/, "")}`);
  }

  /** Published posts, newest first. */
  get posts(): SitePost[] {
    return readPosts(this.folder).filter(({ published }) => published);
  }

  get drafts(): SitePost[] {
    return readPosts(this.folder).filter(({ published }) => !published);
  }

  /** Returns the path of the file for a URL path, which starts with a slash. */
  file(address: string): string {
    return path.join(this.folder, "public", decodeURIComponent(address));
  }

  html(route: string): string {
    return readFileSync(this.file(route === "/" ? "/index.html" : `${route}.html`), "utf8");
  }

  page(route: string): HTMLElement {
    const page = this.pages.get(route) ?? parse(this.html(route), PARSING);
    this.pages.set(route, page);
    return page;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests check the shape of the data
  content(file: string): any {
    return JSON.parse(readFileSync(path.join(this.folder, "content", file), "utf8"));
  }

  /** Returns the names of files whose name or content contains the text. */
  filesWith(text: string): string[] {
    return this.files.filter(
      (name) => name.includes(text) || readFileSync(this.file(`/${name}`)).includes(text),
    );
  }
}

/** The site with the content of the project. */
export const mainSite = (): Site => new Site("site", "");

/** The site with many posts, hostile texts and a draft. */
export const fixtureSite = (): Site => new Site("fixture-site", FIXTURE_ENV.SITE_URL);

export const bothSites = (): Site[] => [mainSite(), fixtureSite()];
