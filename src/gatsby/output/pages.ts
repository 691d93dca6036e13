import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import { listFiles } from "../../lib/list-files";

/** The facts about a page that the sitemap, the search, the check of links and the headers read. */
export interface BuiltPage {
  path: string;
  ids: ReadonlySet<string>;
  /** The `href` of every link */
  links: readonly string[];
  canonical?: string;
  isIndexed: boolean;
  /** The text of the first heading */
  heading: string;
  description: string;
  keywords: string;
  /** The text of every inline script: that of the banner, and those of gatsby-plugin-image */
  scripts: readonly string[];
  /** Time of the last change of a post */
  modified?: string;
}

/** Gatsby writes each page as index.html into a folder of its own, and the not-found page as 404.html. */
const PAGE = /(?:^|\/)index\.html$|^404\.html$/;

function readPage(output: string, file: string): BuiltPage {
  const ids = new Set<string>();
  const links: string[] = [];
  const scripts: string[] = [];
  const facts = { isIndexed: true, heading: "", description: "", keywords: "" };
  const more: Pick<BuiltPage, "canonical" | "modified"> = {};
  let isHeading = false;
  let isScript = false;
  const parser = new Parser({
    onopentag(element, { id, href, rel, name, property, content = "", src, type }) {
      if (element === "h1") isHeading = true;
      isScript = element === "script" && !src && type !== "application/ld+json";
      if (isScript) scripts.push("");
      if (id) ids.add(id);
      if (element === "a" && href) links.push(href);
      if (rel === "canonical") more.canonical = href;
      if (name === "description" || name === "keywords") facts[name] = content;
      if (name === "robots") facts.isIndexed = !content.includes("noindex");
      if (property === "article:modified_time") more.modified = content;
    },
    ontext(text) {
      if (isHeading) facts.heading += text;
      if (isScript) scripts.push(`${scripts.pop()}${text}`);
    },
    onclosetag(element) {
      if (element === "h1") isHeading = false;
      isScript = false;
    },
  });
  parser.end(readFileSync(path.join(output, file), "utf8"));
  const address = `/${file.replace(/\/?index\.html$|\.html$/, "")}`;
  return { ...facts, ...more, path: address, ids, links, scripts };
}

/** Returns the pages of the site by their paths. */
export const readPages = (output: string): Map<string, BuiltPage> =>
  new Map(
    listFiles(output)
      .filter((file) => PAGE.test(file))
      .map((file) => readPage(output, file))
      .map((page) => [page.path, page]),
  );

/**
 * Copies each page from `x/index.html` to `x.html`, which static hosts serve at `/x`. From `/x` to
 * `x/index.html`, some of them would redirect. Deletes the copies of pages that Gatsby has deleted
 * since the last build.
 */
export function copyPages(output: string): void {
  const files = listFiles(output).filter((file) => file.endsWith(".html"));
  for (const file of files) {
    const isCopy = !PAGE.test(file) && !existsSync(path.join("static", file));
    if (isCopy) rmSync(path.join(output, file));
  }
  for (const file of files.filter((name) => name.endsWith("/index.html"))) {
    copyFileSync(path.join(output, file), path.join(output, `${path.dirname(file)}.html`));
  }
}
