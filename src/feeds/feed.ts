import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";

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
  brand: string;
  page: string;
  icon: string;
  items: readonly FeedItem[];
}

/** Returns the latest update of an item, so that builds without changes write identical feeds. */
const updatedOf = ({ items }: Feed): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => Date.parse(updated))));

/** Characters that XML 1.0 forbids even as references: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Markdown such as `&#8;` can produce forbidden characters, so the feed leaves them out. */
const toWellFormed = (xml: string) => xml.replace(FORBIDDEN, "");

/** Formats RSS: https://www.rssboard.org/rss-specification. `self` is the URL of the feed. */
export function toRss(feed: Feed, self: string): string {
  const rss = generateRssFeed({
    title: feed.title,
    link: feed.page,
    description: feed.description,
    language: feed.language,
    lastBuildDate: updatedOf(feed),
    atom: { links: [{ rel: "self", type: "application/rss+xml", href: self }] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.id, isPermaLink: false },
      pubDate: new Date(item.published),
      // In RSS, the element <author> requires an email address, so `dc:creator` has the name.
      dc: { creators: [item.author] },
      categories: item.categories.map((name) => ({ name })),
      description: item.summary,
      content: { encoded: item.html },
      enclosures: [{ url: item.cover.url, length: item.cover.bytes, type: item.cover.type }],
    })),
  });
  return toWellFormed(rss);
}

/** Formats Atom: https://www.rfc-editor.org/rfc/rfc4287. `self` is the URL of the feed. */
export function toAtom(feed: Feed, self: string): string {
  const atom = generateAtomFeed({
    xml: { lang: feed.language },
    id: self,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    links: [
      { rel: "self", type: "application/atom+xml", href: self },
      { rel: "alternate", type: "text/html", href: feed.page },
    ],
    updated: updatedOf(feed),
    authors: [{ name: feed.brand }],
    icon: feed.icon,
    entries: feed.items.map((item) => ({
      id: item.id,
      title: { value: item.title },
      links: [
        { rel: "alternate", type: "text/html", href: item.url },
        {
          rel: "enclosure",
          type: item.cover.type,
          length: item.cover.bytes,
          href: item.cover.url,
        },
      ],
      published: new Date(item.published),
      updated: new Date(item.updated),
      authors: [{ name: item.author }],
      categories: item.categories.map((term) => ({ term })),
      summary: { value: item.summary },
      content: { type: "html", value: item.html },
    })),
  });
  return toWellFormed(atom);
}

/** Formats a JSON Feed: https://www.jsonfeed.org/version/1.1/. `self` is the URL of the feed. */
export function toJsonFeed(feed: Feed, self: string): string {
  const json = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.page,
    feed_url: self,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: feed.brand }],
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.cover.url,
      date_published: new Date(item.published),
      date_modified: new Date(item.updated),
      authors: [{ name: item.author }],
      tags: [...item.categories],
    })),
  }) as { items?: object[] };
  // JSON Feed requires the list of items, but the library omits an empty list.
  return `${JSON.stringify({ ...json, items: json.items ?? [] })}\n`;
}
