import { element, toXml } from "../feeds/xml";

/** A page as crawlers are told of it. */
export interface SitemapPage {
  /** Absolute and canonical. */
  url: string;
  /** When its text was last changed, in ISO 8601. */
  modified?: string;
}

/** More in a file is not allowed: https://www.sitemaps.org/protocol.html */
const MOST_PAGES = 50_000;

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
 * The sitemap as files, by name: one, or as many as it takes and an index of them. A page takes
 * 200 bytes, so that the limit of 50 MB is never what ends a file.
 *
 * @param urlOf the address that a file of this name will have
 */
export function sitemap(
  pages: SitemapPage[],
  urlOf: (name: string) => string,
  most = MOST_PAGES,
): Map<string, string> {
  if (pages.length <= most) return new Map([["sitemap.xml", urlset(pages)]]);
  const files = new Map<string, string>();
  for (let from = 0; from < pages.length; from += most) {
    files.set(`sitemap-${files.size + 1}.xml`, urlset(pages.slice(from, from + most)));
  }
  const parts = [...files.keys()].map((name) => entry("sitemap", { url: urlOf(name) }));
  return files.set("sitemap.xml", toXml(element("sitemapindex", NAMESPACE, parts)));
}
