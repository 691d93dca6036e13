import { XMLBuilder } from "fast-xml-parser";

interface SitemapPage {
  url: string;
  /** Date of the last change of the text, in ISO 8601. */
  modified?: string;
}

/** The limit of the sitemap protocol: https://www.sitemaps.org/protocol.html */
const MAX_PAGES = 50_000;

const xml = new XMLBuilder({
  attributeNamePrefix: "@",
  ignoreAttributes: false,
  format: true,
  indentBy: "",
});

function format(list: "urlset" | "sitemapindex", entry: "url" | "sitemap", pages: SitemapPage[]) {
  return xml.build({
    "?xml": { "@version": "1.0", "@encoding": "utf-8" },
    [list]: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      [entry]: pages.map(({ url, modified }) => ({ loc: url, lastmod: modified })),
    },
  });
}

/**
 * Returns the files of the sitemap by name. If the site has too many pages, the files are several
 * sitemaps and an index.
 * @param urlOf returns the URL of a file by its name
 */
export function sitemap(
  pages: SitemapPage[],
  urlOf: (name: string) => string,
  max = MAX_PAGES,
): Map<string, string> {
  if (pages.length <= max) return new Map([["sitemap.xml", format("urlset", "url", pages)]]);
  const files = new Map<string, string>();
  for (let from = 0; from < pages.length; from += max) {
    const part = format("urlset", "url", pages.slice(from, from + max));
    files.set(`sitemap-${files.size + 1}.xml`, part);
  }
  const parts = [...files.keys()].map((name) => ({ url: urlOf(name) }));
  return files.set("sitemap.xml", format("sitemapindex", "sitemap", parts));
}
