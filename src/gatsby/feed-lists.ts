import { BLOG, PAGES } from "../routes";
import type { Published } from "./read-published";

/** Posts in a feed, at any number of posts: a reader looks in more often than so many come out. */
export const FEED_POSTS = 20;

/** What is in a feed: the blog's newest posts, or a category's. */
export interface FeedList {
  /** Slug of the category; none is all. */
  category?: string;
  title: string;
  description: string;
  /** Of its posts, the newest first. */
  slugs: string[];
}

/** Every feed of the site, also of categories that are still empty. */
export function feedLists({ settings, pages, categories, posts }: Published): FeedList[] {
  const newest = (category?: string) =>
    posts.nodes
      .filter((post) => !category || post.category.slug === category)
      .slice(0, FEED_POSTS)
      .map(({ slug }) => slug);
  const blog = pages.nodes.find(({ key }) => PAGES[key as keyof typeof PAGES] === BLOG);
  return [
    { title: blog?.title, description: blog?.metaDescription, slugs: newest() },
    ...categories.nodes.map(({ slug, name, description }) => ({
      category: slug,
      title: name,
      description,
      slugs: newest(slug),
    })),
  ].map(({ title = "", description = "", ...list }) => ({
    ...list,
    title: `${title} | ${settings.brand}`,
    description,
  }));
}
