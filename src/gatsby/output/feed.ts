import { DomUtils, parseDocument } from "htmlparser2";
import { LANGUAGE } from "../../lib/language";
import { absoluteUrl, BLOG, FEED, FEED_TYPE, postPath } from "../../routes";
import { escapeHtml } from "./escape-html";
import type { SiteData } from "./site-data";

/** Feed readers load the feed so often that they miss no post. */
const LONGEST_FEED = 20;

/** Makes the URLs in the text of a post absolute, because feed readers have no base URL. */
function toFeedHtml(html: string, page: string): string {
  const document = parseDocument(html, { decodeEntities: false });
  for (const { attribs } of DomUtils.getElementsByTagName("*", document)) {
    delete attribs.srcset;
    for (const name of ["href", "src"]) {
      const url = attribs[name];
      if (url && URL.canParse(url, page)) attribs[name] = new URL(url, page).href;
    }
  }
  return DomUtils.getOuterHTML(document, { decodeEntities: false });
}

function itemOf(post: SiteData["posts"]["nodes"][number], siteUrl: string): string {
  const url = absoluteUrl(siteUrl, postPath(post.slug));
  // Feed readers show a description as HTML, so that the text of the excerpt is escaped twice.
  return `<item>
<title>${escapeHtml(post.title)}</title>
<link>${url}</link>
<guid>${url}</guid>
<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>
<description>${escapeHtml(escapeHtml(post.excerpt))}</description>
<content:encoded>${escapeHtml(toFeedHtml(post.markdown.html, url))}</content:encoded>
</item>`;
}

/**
 * Returns the RSS feed of the blog: https://www.rssboard.org/rss-specification. gatsby-plugin-feed
 * would write the time of the build into it, so that no two builds of a site were equal.
 */
export function rssFeed({ site, settings, blog, posts }: SiteData): string {
  const { siteUrl } = site.siteMetadata;
  const items = posts.nodes.slice(0, LONGEST_FEED).map((post) => itemOf(post, siteUrl));
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeHtml(`${blog.title} | ${settings.brand}`)}</title>
<link>${absoluteUrl(siteUrl, BLOG)}</link>
<description>${escapeHtml(blog.metaDescription)}</description>
<language>${LANGUAGE}</language>
<atom:link rel="self" type="${FEED_TYPE}" href="${absoluteUrl(siteUrl, FEED)}"/>
${items.join("\n")}
</channel>
</rss>
`;
}
