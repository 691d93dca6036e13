import path from "node:path";
import { type BuildContext, buildContext } from "../../build-context";
import { posts, visibilityAt } from "../../content/types";
import { aliasPath } from "../../routes";

/** SDL of the fields of a post's node that its front matter does not have, or has in another form. */
export const postNodeFields = /* GraphQL */ `
  type Post implements Node @dontInfer {
    "The author's own identifier, which never changes"
    postId: String!
    "Former addresses, as paths"
    aliases: [String!]!
    "Where its cover is below content/"
    featuredImagePath: String!
    "Its headings of the second level, in order"
    contents: [PostHeading!]!
    "Whole minutes that reading the body takes, at least 1"
    readingMinutes: Int!
  }

  "A heading in the body of a post."
  type PostHeading {
    "The anchor it has in the body"
    id: String!
    "What it says, without marks"
    text: String!
  }
`;

/** Dates are sorted as text, which is right only if all of them are in UTC. */
const inUtc = (date: string) => new Date(date).toISOString();

/**
 * Returns the fields of a `Post` node, or undefined if there must be no node: the post is not public
 * and this is no preview, its front matter is not valid, or the file is not `posts/<folder>/index.md`.
 * Folders that start with a dot or an underscore are ignored, here as in the content check.
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
