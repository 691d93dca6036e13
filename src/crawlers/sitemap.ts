import { element, toXml } from "../feeds/xml";

/** A page in the sitemap. */
export interface SitemapPage {
  /** Canonical URL. */
  url: string;
  /** Last change of its text, in ISO 8601. */
  modified?: string;
}

/** Limit of pages per file: https://www.sitemaps.org/protocol.html */
const MAX_PAGES = 50_000;

const NAMESPACE = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };

const entry = (name: string, { url, modified }: SitemapPage) =>
  element(name, {}, [
    element("loc", {}, url),
    ...(modified ? [element("lastmod", {}, modified)] : []),
  ]);

const urlset = (pages: SitemapPage[]) =>
  toXml(
    element(
      "urlset",
      NAMESPACE,
      pages.map((page) => entry("url", page)),
    ),
  );

/**
 * Returns the files of the sitemap by name: one file, or several and an index. A page takes 200 bytes, so
 * the protocol's limit of 50 MB per file is never reached before the limit of pages.
 *
 * @param urlOf returns the URL of a file by its name
 */
export function sitemap(
  pages: SitemapPage[],
  urlOf: (name: string) => string,
  max = MAX_PAGES,
): Map<string, string> {
  if (pages.length <= max) return new Map([["sitemap.xml", urlset(pages)]]);
  const files = new Map<string, string>();
  for (let from = 0; from < pages.length; from += max) {
    files.set(`sitemap-${files.size + 1}.xml`, urlset(pages.slice(from, from + max)));
  }
  const parts = [...files.keys()].map((name) => entry("sitemap", { url: urlOf(name) }));
  return files.set("sitemap.xml", toXml(element("sitemapindex", NAMESPACE, parts)));
}
