import path from "node:path";
import { posts, visibilityAt } from "../../content/types";
import { type Environment, readEnvironment } from "../../environment";
import { aliasPath } from "../../routes";

/** Dates are sorted as text, so all dates must be in UTC. */
const inUtc = (date: string) => new Date(date).toISOString();

/**
 * Returns the fields of a Post node, which resolvers below complete. Returns undefined for invalid
 * front matter, for unpublished posts outside of previews, and for folders that start with a dot or
 * an underscore.
 */
export function postFields(
  frontmatter: unknown,
  file: { relativePath: string } | undefined,
  { now, preview }: Pick<Environment, "now" | "preview"> = readEnvironment(),
) {
  if (!file || !/^posts\/[^._/][^/]*\/index\.md$/.test(file.relativePath)) return undefined;
  const parsed = posts.schema.safeParse(frontmatter);
  if (!parsed.success) return undefined;
  const post = parsed.data;
  const publishedAt = inUtc(post.publishedAt);
  const updatedAt = new Date(Math.min(Date.parse(post.updatedAt), now)).toISOString();
  if (visibilityAt(post, now) !== "published" && !preview) return undefined;
  return {
    ...post,
    aliases: (post.aliases ?? []).map(aliasPath),
    publishedAt,
    createdAt: inUtc(post.createdAt),
    // Visitors see no change before the publication of a post, and none after the time of the build.
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
    featuredImage: path.posix.join(path.posix.dirname(file.relativePath), post.featuredImage),
  };
}
