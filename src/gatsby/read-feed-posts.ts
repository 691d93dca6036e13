import type { BuildArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { ask } from "./ask";

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

const FEED_POSTS = /* GraphQL */ `
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

/** The posts with these slugs, whole. */
export async function readFeedPosts(
  args: BuildArgs,
  slugs: string[],
): Promise<Map<string, FeedPost>> {
  const variables = { slugs };
  const { allPost } = await ask<{ allPost: { nodes: FeedPost[] } }>(args, FEED_POSTS, variables);
  return new Map(allPost.nodes.map((post) => [post.slug, post]));
}
