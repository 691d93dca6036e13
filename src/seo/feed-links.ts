import { type FeedFormat, feedPath } from "../routes";

export interface FeedLink {
  format: FeedFormat;
  /** Title of the feed without the brand; the default is the brand alone */
  title?: string;
  category?: string;
}

/** Media types of the feed formats: https://www.rssboard.org/rss-autodiscovery */
export const FEED_TYPES: Record<FeedFormat, string> = {
  "rss.xml": "application/rss+xml",
  "atom.xml": "application/atom+xml",
  "feed.json": "application/feed+json",
};

export const MARKDOWN_TYPE = "text/markdown";

export const everyFormat = (title: string, category?: string): FeedLink[] =>
  (Object.keys(FEED_TYPES) as FeedFormat[]).map((format) => ({ format, title, category }));

export const feedLinks = (feeds: readonly FeedLink[], brand: string) =>
  feeds.map(({ format, title, category }) => ({
    rel: "alternate",
    type: FEED_TYPES[format],
    title: title ? `${title} | ${brand}` : brand,
    href: feedPath(format, category),
  }));
