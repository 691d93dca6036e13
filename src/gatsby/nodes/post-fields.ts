import path from "node:path";
import { type BuildContext, buildContext } from "../../build-context";
import { posts, visibilityAt } from "../../content/types";
import { aliasPath } from "../../routes";

/**
 * GraphQL definitions of the fields that are not in the front matter, or that have another type
 * there.
 */
export const postNodeFields = /* GraphQL */ `
  type Post implements Node @dontInfer {
    "The id of the post in its front matter, which never changes"
    postId: String!
    "Paths of former addresses of the post, which redirect to the post"
    aliases: [String!]!
    "Path of the post's cover, relative to the folder content"
    featuredImagePath: String!
    "Headings of the second level in the body of the post, in order"
    contents: [PostHeading!]!
    "Reading time of the body in whole minutes, at least 1"
    readingMinutes: Int!
  }

  "A heading in the body of a post."
  type PostHeading {
    "Anchor of the heading in the body"
    id: String!
    "Text of the heading without formatting"
    text: String!
  }
`;

/** Dates are sorted as text, so all dates must be in UTC. */
const inUtc = (date: string) => new Date(date).toISOString();

/**
 * Returns undefined for invalid front matter, for unpublished posts outside of previews, and for
 * folders that start with a dot or an underscore.
 */
export function postFields(
  frontmatter: unknown,
  file: { relativePath: string } | undefined,
  { now, preview }: BuildContext = buildContext(),
) {
  if (!file || !/^posts\/[^._/][^/]*\/index\.md$/.test(file.relativePath)) return undefined;
  const parsed = posts.schema.safeParse(frontmatter);
  if (!parsed.success) return undefined;
  const visibility = visibilityAt(parsed.data, now);
  if (visibility !== "published" && !preview) return undefined;
  const { id, published, featuredImage, ...fields } = parsed.data;
  return {
    ...fields,
    postId: id,
    visibility,
    aliases: (fields.aliases ?? []).map(aliasPath),
    publishedAt: inUtc(fields.publishedAt),
    createdAt: inUtc(fields.createdAt),
    updatedAt: inUtc(fields.updatedAt),
    featuredImagePath: path.posix.join(path.posix.dirname(file.relativePath), featuredImage),
  };
}
