import { generateRssFeed } from "feedsmith";
import { escapeHtml } from "../lib/escape-html";
import { FEED_TYPE } from "../routes";

/** An article in a feed. Every URL is absolute. */
export interface FeedItem {
  /** The id of the article, which stays the same if title or URL change. */
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  categories: readonly string[];
  published: string;
  updated: string;
  cover: FeedCover;
}

interface FeedCover {
  url: string;
  type: string;
  bytes: number;
}

export interface Feed {
  title: string;
  description: string;
  language: string;
  page: string;
  items: readonly FeedItem[];
}

/**
 * Returns the date of the latest update among all items. The time of the build would change the
 * feed with each build.
 */
const updatedOf = ({ items }: Feed): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => Date.parse(updated))));

/** Characters that XML 1.0 forbids even as references: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Formats RSS: https://www.rssboard.org/rss-specification. `self` is the URL of the feed. */
export function toRss(feed: Feed, self: string): string {
  const rss = generateRssFeed({
    title: feed.title,
    link: feed.page,
    description: feed.description,
    language: feed.language,
    lastBuildDate: updatedOf(feed),
    atom: { links: [{ rel: "self", type: FEED_TYPE, href: self }] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.id, isPermaLink: false },
      pubDate: new Date(item.published),
      // In RSS, the element <author> requires an email address, so `dc:creator` has the name.
      dc: { creators: [item.author] },
      categories: item.categories.map((name) => ({ name })),
      // Feed readers show a description as HTML.
      description: escapeHtml(item.summary),
      content: { encoded: item.html },
      enclosures: [{ url: item.cover.url, length: item.cover.bytes, type: item.cover.type }],
    })),
  });
  // Markdown such as `&#8;` can produce characters that XML forbids.
  return rss.replace(FORBIDDEN, "");
}
