import { XMLBuilder } from "fast-xml-parser";

interface SitemapPage {
  url: string;
  modified?: string;
}

const xml = new XMLBuilder({
  attributeNamePrefix: "@",
  ignoreAttributes: false,
  format: true,
  indentBy: "",
});

/** Returns the sitemap for search engines: https://www.sitemaps.org/protocol.html */
export const sitemap = (pages: SitemapPage[]): string =>
  xml.build({
    "?xml": { "@version": "1.0", "@encoding": "utf-8" },
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      url: pages.map(({ url, modified }) => ({ loc: url, lastmod: modified })),
    },
  });
