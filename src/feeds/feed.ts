/** Data of feeds, independent of their format. Every URL is absolute. */

export interface FeedItem {
  /** Does not change with title or URL. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The whole article. */
  html: string;
  author: string;
  /** Category and tags. */
  categories: readonly string[];
  /** Dates are ISO 8601, in UTC. */
  published: string;
  updated: string;
  image: FeedImage;
}

export interface FeedImage {
  url: string;
  /** Media type. */
  type: string;
  bytes: number;
}

export interface Feed {
  title: string;
  description: string;
  language: string;
  brand: string;
  /** URL of the page that lists the same posts. */
  page: string;
  icon: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

/**
 * The last modification of a feed: the latest `updated` of its items, so that a build without changes
 * writes identical feeds. For an empty feed, 1 January 1970.
 */
export const updatedOf = ({ items }: Feed): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => Date.parse(updated))));
