import type { Context } from "./resolver-context";

/**
 * The posts with these ids, in this order. The answer of `allPost` may change with any post, so that
 * pages with it are made anew then; this one changes with these alone.
 */
export function postsById(_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) {
  return nodeModel.getNodesByIds({ ids });
}
