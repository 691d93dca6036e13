import type { CreatePagesArgs, SourceNodesArgs } from "gatsby";

/** The one node that knows which posts are the latest. */
export const LATEST_POSTS = "latest-posts";

/** Three, and one more for the pages of these, as a post is not related to itself. */
const COUNT = 4;

/**
 * Remembers the latest posts in a node of their own. Whoever asked for them among all posts would
 * have all of them sorted, and would be queried anew when any post changes.
 *
 * @param ids of all posts, the latest first
 */
export function rememberLatest(ids: string[], args: CreatePagesArgs): void {
  const posts = ids.slice(0, COUNT);
  args.actions.createNode({
    id: LATEST_POSTS,
    posts,
    parent: null,
    children: [],
    internal: { type: "LatestPosts", contentDigest: args.createContentDigest(posts) },
  });
}

/** Keeps that node in a warm build until it is known whether it has changed. */
export function keepLatest({ getNode, actions }: SourceNodesArgs): void {
  const node = getNode(LATEST_POSTS);
  if (node) actions.touchNode(node);
}
