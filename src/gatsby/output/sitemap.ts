import { escapeHtml } from "./escape-html";
import type { BuiltPage } from "./pages";

/**
 * Returns the sitemap for search engines: https://www.sitemaps.org/protocol.html. It lists the
 * canonical URL of every page that they may index.
 */
export function sitemap(pages: readonly BuiltPage[]): string {
  const entries = pages.flatMap(({ isIndexed, canonical, modified }) => {
    if (!isIndexed || !canonical) return [];
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `<url><loc>${escapeHtml(canonical)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...new Set(entries)].sort(),
    "</urlset>\n",
  ].join("\n");
}
