import { stat } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type Feed, type FeedItem, toAtom, toJsonFeed, toRss } from "../../feeds/feed";
import {
  absoluteUrl,
  BLOG,
  blogPath,
  categoryPath,
  type FeedFormat,
  feedPath,
  PAGES,
  postPath,
} from "../../routes";
import type { Published } from "./read-published";
import { runQuery } from "./read-published";

const FORMATS: Record<FeedFormat, (feed: Feed, self: string) => string> = {
  "rss.xml": toRss,
  "atom.xml": toAtom,
  "feed.json": toJsonFeed,
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Converts a post to a feed item. The item's id contains the `id` in the front matter of the post, which
 * never changes.
 */
async function toItem(post: FeedPost, output: string, site: string): Promise<FeedItem> {
  const category = post.category.name;
  const { src = "" } = post.featuredImage.images.fallback ?? {};
  const { size } = await stat(path.join(output, decodeURI(src)));
  return {
    id: `${absoluteUrl(site, blogPath())}#${encodeURIComponent(post.postId)}`,
    url: absoluteUrl(site, postPath(post.slug)),
    title: post.title,
    summary: post.excerpt,
    html: post.feedHtml,
    author: post.author.name,
    categories: [category, ...post.tags.filter((tag) => !isSame(tag, category))],
    published: post.publishedAt,
    updated: post.updatedAt,
    cover: {
      url: absoluteUrl(site, src),
      type: `image/${path.extname(src).slice(1)}`,
      bytes: size,
    },
  };
}

/** The feeds of the blog and of each category, by path in the output folder. */
export async function feedFiles(
  output: string,
  { brand, language, url }: Published["settings"],
  lists: FeedList[],
  posts: Map<string, FeedPost>,
): Promise<Map<string, string>> {
  const items = new Map<string, FeedItem>();
  for (const [slug, post] of posts) items.set(slug, await toItem(post, output, url));
  const files = new Map<string, string>();
  for (const { category, title, description, slugs } of lists) {
    const feed: Feed = {
      title,
      description,
      language,
      brand,
      page: absoluteUrl(url, category ? categoryPath(category) : blogPath()),
      icon: absoluteUrl(url, "/icon-512.png"),
      items: slugs.flatMap((slug) => items.get(slug) ?? []),
    };
    for (const [format, write] of Object.entries(FORMATS)) {
      const to = feedPath(format as FeedFormat, category);
      files.set(to.slice(1), write(feed, absoluteUrl(url, to)));
    }
  }
  return files;
}

/** Largest number of posts in a feed. Feed readers request a feed so often that they miss no post. */
export const FEED_POSTS = 20;

/** The metadata of a feed and its posts, which are the newest posts of the whole blog or of one category. */
export interface FeedList {
  /** Slug of the category; undefined for the whole blog. */
  category?: string;
  title: string;
  description: string;
  /** Slugs of the posts, newest first. */
  slugs: string[];
}

/** Lists all feeds of the site: the feed of the blog, and one feed for each category that has posts. */
export function feedLists({ settings, pages, categories, posts }: Published): FeedList[] {
  const newest = (category?: string) =>
    posts.nodes
      .filter((post) => !category || post.category.slug === category)
      .slice(0, FEED_POSTS)
      .map(({ slug }) => slug);
  const blog = pages.nodes.find(({ key }) => PAGES[key as keyof typeof PAGES] === BLOG);
  const ofCategories = categories.nodes.map(({ slug, name, description }) => ({
    category: slug,
    title: name,
    description,
    slugs: newest(slug),
  }));
  return [
    { title: blog?.title, description: blog?.metaDescription, slugs: newest() },
    ...ofCategories.filter(({ slugs }) => slugs.length > 0),
  ].map(({ title = "", description = "", ...list }) => ({
    ...list,
    title: `${title} | ${settings.brand}`,
    description,
  }));
}

export interface FeedPost {
  postId: string;
  slug: string;
  title: string;
  excerpt: string;
  feedHtml: string;
  author: { name: string };
  category: { name: string; slug: string };
  tags: string[];
  publishedAt: string;
  updatedAt: string;
  featuredImage: IGatsbyImageData;
}

const FEED_CONTENT = /* GraphQL */ `
  query FeedPosts($slugs: [String!]!) {
    allPost(filter: { slug: { in: $slugs } }) {
      nodes {
        postId
        slug
        title
        excerpt
        feedHtml
        author {
          name
        }
        category {
          name
          slug
        }
        tags
        publishedAt
        updatedAt
        featuredImage
      }
    }
  }
`;

/** Queries the posts with these slugs, including their text. */
export async function readFeedPosts(
  args: BuildArgs,
  slugs: string[],
): Promise<Map<string, FeedPost>> {
  const variables = { slugs };
  const { allPost } = await runQuery<{ allPost: { nodes: FeedPost[] } }>(
    args,
    FEED_CONTENT,
    variables,
  );
  return new Map(allPost.nodes.map((post) => [post.slug, post]));
}
