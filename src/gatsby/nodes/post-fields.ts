import path from "node:path";
import { lastChange, type PostContent, visibilityAt } from "../../content/types";
import { type Environment, readEnvironment } from "../../environment";
import { aliasPath } from "../../routes";

/** Dates are sorted as text, so all dates must be in UTC. */
const inUtc = (date: string) => new Date(date).toISOString();

/**
 * Returns the fields of a Post node, which resolvers complete. Returns undefined for unpublished posts
 * outside of previews. `file` is the path of the post in the folder `content`.
 */
export function postFields(
  post: PostContent,
  file: string,
  { now, preview }: Pick<Environment, "now" | "preview"> = readEnvironment(),
) {
  if (visibilityAt(post, now) !== "published" && !preview) return undefined;
  return {
    ...post,
    aliases: (post.aliases ?? []).map(aliasPath),
    publishedAt: inUtc(post.publishedAt),
    createdAt: inUtc(post.createdAt ?? post.publishedAt),
    updatedAt: lastChange(post.updatedAt, Date.parse(post.publishedAt), now),
    featuredImage: path.posix.join(path.posix.dirname(file), post.featuredImage),
  };
}
