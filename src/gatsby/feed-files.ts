import { stat } from "node:fs/promises";
import path from "node:path";
import { toAtom } from "../feeds/atom";
import type { Feed, FeedItem } from "../feeds/feed";
import { toJsonFeed } from "../feeds/json-feed";
import { toRss } from "../feeds/rss";
import {
  absoluteUrl,
  blogPath,
  categoryPath,
  type FeedFormat,
  feedPath,
  postPath,
} from "../routes";
import type { FeedList } from "./feed-lists";
import type { FeedPost } from "./read-feed-posts";
import type { Published } from "./read-published";

const FORMATS: Record<FeedFormat, (feed: Feed, self: string) => string> = {
  "rss.xml": toRss,
  "atom.xml": toAtom,
  "feed.json": toJsonFeed,
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A post as feeds have it; its id is made of the author's own, which never changes. */
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
    image: {
      url: absoluteUrl(site, src),
      type: `image/${path.extname(src).slice(1)}`,
      bytes: size,
    },
  };
}

/** The feeds of the blog and of each category, by path below the output. */
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
