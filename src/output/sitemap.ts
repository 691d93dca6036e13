import { escapeHtml } from "../lib/escape-html";

interface SitemapPage {
  url: string;
  modified?: string;
}

const entry = ({ url, modified }: SitemapPage) => {
  const lastmod = modified ? `<lastmod>${modified}</lastmod>` : "";
  return `<url><loc>${escapeHtml(url)}</loc>${lastmod}</url>\n`;
};

/** Crawlers must read a page to find `noindex`, so they may read every page. */
export const robotsText = (sitemapUrl: string) =>
  `User-agent: *\nDisallow:\n\nSitemap: ${sitemapUrl}\n`;

/** Returns the sitemap for search engines: https://www.sitemaps.org/protocol.html */
export const sitemap = (pages: SitemapPage[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(entry).join("")}</urlset>
`;
