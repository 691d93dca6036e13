import type { Node } from "gatsby";
import { LATEST_POSTS } from "./latest-posts";
import { type Context, required } from "./resolver-context";

/** The latest three posts but this one. */
export function related(post: Node, _args: object, { nodeModel }: Context) {
  const latest = required(nodeModel.getNodeById({ id: LATEST_POSTS }), "the list of latest posts");
  const others = (latest.posts as string[]).filter((id) => id !== post.id);
  return nodeModel.getNodesByIds({ ids: others.slice(0, 3) });
}

/**
 * The posts with these ids, in this order. The answer of `allPost` may change with any post, so that
 * pages with it are made anew then; this one changes with these alone.
 */
export function postsById(_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) {
  return nodeModel.getNodesByIds({ ids });
}
