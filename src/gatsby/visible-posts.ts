import type { CreatePagesArgs } from "gatsby";
import type { Environment } from "../environment";

/** Returns the data of a query. An error stops the build, so that no page is missing in silence. */
export async function runQuery<Data>(
  graphql: CreatePagesArgs["graphql"],
  query: string,
  variables?: object,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (!data || errors) throw new Error(`${errors}. The query was:\n${query}`);
  return data;
}

type Publication = Pick<Queries.Post, "published" | "publishedAt">;

/** Returns whether visitors can see a post at this time. */
export const isVisible = ({ published, publishedAt }: Publication, now: number): boolean =>
  published && Date.parse(publishedAt) <= now;

/** Returns the notice that previews show above a post that visitors cannot see yet. */
export function noticeOf({ published, publishedAt }: Publication): string {
  if (!published) return "Draft: only previews show this page.";
  const time = publishedAt.slice(0, 16).replace("T", " ");
  return `Scheduled: visitors see this page with the first build after ${time} (UTC).`;
}

/** A draft may name an author, a category or a cover that does not exist. It has no page then. */
const POSTS = /* GraphQL */ `
  query Publications {
    allPost(
      filter: {
        author: { name: { ne: null } }
        category: { name: { ne: null } }
        featuredImage: { childImageSharp: { id: { ne: null } } }
      }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
    ) {
      nodes {
        slug
        published
        publishedAt
        category {
          slug
        }
      }
    }
  }
`;

export type VisiblePost = Queries.PublicationsQuery["allPost"]["nodes"][number];

/**
 * Returns the posts that have a page at this time, newest first. The nodes of posts do not depend on
 * the time, so that Gatsby can keep them between builds.
 */
export async function visiblePosts(
  graphql: CreatePagesArgs["graphql"],
  { now, preview }: Pick<Environment, "now" | "preview">,
): Promise<VisiblePost[]> {
  const { allPost } = await runQuery<Queries.PublicationsQuery>(graphql, POSTS);
  return allPost.nodes.filter((post) => preview || isVisible(post, now));
}
