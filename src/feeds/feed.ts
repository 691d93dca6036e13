/** What all feed formats are made of. Every address is absolute. */

export interface FeedItem {
  /** Stays when title and address change. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The whole body. */
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
  /** The page that lists the same posts. */
  page: string;
  icon: string;
  /** The newest first. */
  items: readonly FeedItem[];
}

/**
 * When a feed was changed last: as its posts say, so that a build that changes nothing writes the
 * same. An empty one has never been changed.
 */
export const updatedOf = ({ items }: Feed): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => Date.parse(updated))));
