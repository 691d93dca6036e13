import { type FeedFormat, feedPath } from "../routes";

/** A feed, as a page names it. */
export interface FeedLink {
  format: FeedFormat;
  /** What is in it, beside the brand. */
  title?: string;
  /** Slug of a category; none is all. */
  category?: string;
}

/** Media types of the formats: https://www.rssboard.org/rss-autodiscovery */
export const FEED_TYPES: Record<FeedFormat, string> = {
  "rss.xml": "application/rss+xml",
  "atom.xml": "application/atom+xml",
  "feed.json": "application/feed+json",
};

/** The media type of a text in markdown: https://www.rfc-editor.org/rfc/rfc7763 */
export const MARKDOWN_TYPE = "text/markdown";

/** A feed in all its formats. */
export const everyFormat = (title: string, category?: string): FeedLink[] =>
  (Object.keys(FEED_TYPES) as FeedFormat[]).map((format) => ({ format, title, category }));

/** The link elements by which browsers and readers find feeds. */
export const feedLinks = (feeds: readonly FeedLink[], brand: string) =>
  feeds.map(({ format, title, category }) => ({
    rel: "alternate",
    type: FEED_TYPES[format],
    title: title ? `${title} | ${brand}` : brand,
    href: feedPath(format, category),
  }));
