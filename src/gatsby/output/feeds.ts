import { stat } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { type FeedItem, toRss } from "../../feeds/feed";
import { absoluteUrl, BLOG, blogPath, categoryPath, feedPath, PAGES, postPath } from "../../routes";
import { type Published, type PublishedPost, runQuery } from "./read-published";

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function toItem(
  post: PublishedPost,
  { postId, feedHtml, featuredImage }: FeedPost,
  output: string,
  site: string,
): Promise<FeedItem> {
  const category = post.category.name;
  const { src = "" } = featuredImage.images.fallback ?? {};
  const { size } = await stat(path.join(output, src));
  return {
    id: `${absoluteUrl(site, blogPath())}#${encodeURIComponent(postId)}`,
    url: absoluteUrl(site, postPath(post.slug)),
    title: post.title,
    summary: post.excerpt,
    html: feedHtml,
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

export async function feedFiles(
  output: string,
  { settings, posts }: Published,
  lists: FeedList[],
  feedPosts: FeedPost[],
): Promise<Map<string, string>> {
  const { language, url } = settings;
  const items = new Map<string, FeedItem>();
  for (const feedPost of feedPosts) {
    const post = posts.nodes.find(({ slug }) => slug === feedPost.slug);
    if (post) items.set(post.slug, await toItem(post, feedPost, output, url));
  }
  const files = new Map<string, string>();
  for (const { category, title, description, slugs } of lists) {
    const feed = {
      title,
      description,
      language,
      page: absoluteUrl(url, category ? categoryPath(category) : blogPath()),
      items: slugs.flatMap((slug) => items.get(slug) ?? []),
    };
    const to = feedPath(category);
    files.set(to.slice(1), toRss(feed, absoluteUrl(url, to)));
  }
  return files;
}

/** The number of posts in a feed. Feed readers load a feed often enough to miss no post. */
export const FEED_POSTS = 20;

interface FeedList {
  category?: string;
  title: string;
  description: string;
  slugs: string[];
}

export function feedLists({ settings, pages, categories, posts }: Published): FeedList[] {
  const newest = (category?: string) =>
    posts.nodes
      .filter((post) => !category || post.category.slug === category)
      .slice(0, FEED_POSTS)
      .map(({ slug }) => slug);
  const blog = pages.nodes.find(({ key }) => PAGES[key] === BLOG);
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

type FeedPost = Pick<Queries.Post, "slug" | "postId" | "feedHtml" | "featuredImage">;

const FEED_POSTS_QUERY = /* GraphQL */ `
  query FeedPosts($slugs: [String!]!) {
    allPost(filter: { slug: { in: $slugs } }) {
      nodes {
        slug
        postId
        feedHtml
        featuredImage
      }
    }
  }
`;

export async function readFeedPosts(args: BuildArgs, slugs: string[]): Promise<FeedPost[]> {
  const { allPost } = await runQuery<{ allPost: { nodes: FeedPost[] } }>(args, FEED_POSTS_QUERY, {
    slugs,
  });
  return allPost.nodes;
}
