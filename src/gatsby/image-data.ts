import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";

/** Enough for the pictures that follow each other on many pages. */
const LIMIT = 100;

type Resolver = (
  source: Node,
  args: object,
  context: object,
  info: GraphQLResolveInfo,
) => Promise<object>;

/** What was found out last, the oldest first. */
const known = new Map<string, Promise<object>>();

/**
 * `gatsbyImageData` with a short memory. The latest posts are under every other one, and each time
 * gatsby-plugin-sharp would read and hash the file of the picture again.
 */
export const imageData: Resolver = (image, args, context, info) => {
  const key = `${image.id} ${image.internal.contentDigest} ${JSON.stringify(args)}`;
  const { originalResolver } = info as unknown as { originalResolver: Resolver };
  const found = known.get(key) ?? originalResolver(image, args, context, info);
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= LIMIT) break;
    known.delete(oldest);
  }
  return found;
};
