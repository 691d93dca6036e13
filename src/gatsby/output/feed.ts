import { stat } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { type FeedItem, toRss } from "../../feeds/feed";
import { absoluteUrl, BLOG, FEED, postPath } from "../../routes";
import { type Published, runQuery } from "./read-published";

type Post = Queries.Post;

interface FeedData {
  page: Pick<Queries.Page, "title" | "metaDescription">;
  allPost: { nodes: Post[] };
}

/**
 * The feed contains only the newest posts. Feed readers load the feed so often that they miss no
 * post.
 */
const FEED_DATA = /* GraphQL */ `
  query FeedData {
    page: fixedPage(key: blog) {
      title
      metaDescription
    }
    allPost(sort: [{ publishedAt: DESC }, { slug: ASC }], limit: 20) {
      nodes {
        postId
        slug
        title
        excerpt
        tags
        author {
          name
        }
        category {
          name
        }
        publishedAt
        updatedAt
        feedHtml
        featuredImage
      }
    }
  }
`;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function toItem(post: Post, output: string, site: string): Promise<FeedItem> {
  const category = post.category.name;
  const { src = "" } = post.featuredImage.images.fallback ?? {};
  const { size } = await stat(path.join(output, src));
  return {
    id: `${absoluteUrl(site, BLOG)}#${encodeURIComponent(post.postId)}`,
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

/** Returns a map from the path of the feed in the output folder to the text of the feed. */
export async function feedFiles(
  args: BuildArgs,
  output: string,
  { settings: { brand, language, url } }: Published,
): Promise<Map<string, string>> {
  const { page, allPost } = await runQuery<FeedData>(args, FEED_DATA);
  const feed = {
    title: `${page.title} | ${brand}`,
    description: page.metaDescription,
    language,
    page: absoluteUrl(url, BLOG),
    items: await Promise.all(allPost.nodes.map((post) => toItem(post, output, url))),
  };
  return new Map([[FEED.slice(1), toRss(feed, absoluteUrl(url, FEED))]]);
}
