import { type Feed, type FeedItem, updatedOf } from "./feed";
import { element, toXml } from "./xml";

/** Formats a date for RSS: RFC 822 with a four-digit year. */
const dateOf = (date: string | Date) => new Date(date).toUTCString();

const NAMESPACES = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
};

const item = (post: FeedItem) =>
  element("item", {}, [
    element("title", {}, post.title),
    element("link", {}, post.url),
    element("guid", { isPermaLink: "false" }, post.id),
    element("pubDate", {}, dateOf(post.published)),
    // Not <author>, which is an e-mail address.
    element("dc:creator", {}, post.author),
    ...post.categories.map((name) => element("category", {}, name)),
    element("description", {}, post.summary),
    element("content:encoded", {}, post.html),
    element("enclosure", {
      url: post.image.url,
      length: post.image.bytes,
      type: post.image.type,
    }),
  ]);

/** Formats a feed as RSS 2.0: https://www.rssboard.org/rss-specification */
export function toRss(feed: Feed, self: string): string {
  const channel = element("channel", {}, [
    element("title", {}, feed.title),
    element("link", {}, feed.page),
    element("description", {}, feed.description),
    element("language", {}, feed.language),
    element("lastBuildDate", {}, dateOf(updatedOf(feed))),
    element("atom:link", { rel: "self", type: "application/rss+xml", href: self }),
    ...feed.items.map(item),
  ]);
  return toXml(element("rss", { version: "2.0", ...NAMESPACES }, channel));
}
