import type { Feed, FeedItem } from "./feed";

const item = (post: FeedItem) => ({
  id: post.id,
  url: post.url,
  title: post.title,
  summary: post.summary,
  content_html: post.html,
  image: post.image.url,
  date_published: post.published,
  date_modified: post.updated,
  authors: [{ name: post.author }],
  tags: post.categories,
});

/** Formats a feed as JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export function toJsonFeed(feed: Feed, self: string): string {
  return `${JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.page,
    feed_url: self,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: feed.brand }],
    items: feed.items.map(item),
  })}\n`;
}
