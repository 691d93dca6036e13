import path from "node:path";
import { type BuildContext, buildContext } from "../../build-context";
import { posts, visibilityAt } from "../../content/types";
import { aliasPath } from "../../routes";

/** Fields that the node of a post has beside its front matter, or in another form, in SDL. */
export const postNodeFields = /* GraphQL */ `
  type Post implements Node @dontInfer {
    "The author's own identifier, which never changes"
    postId: String!
    "Former addresses, as paths"
    aliases: [String!]!
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

/** Dates are sorted as text, which holds while all have one offset. */
const inUtc = (date: string) => new Date(date).toISOString();

/**
 * The fields of a `Post` node, or undefined where there must be none: visitors may not see the post
 * and this is no preview, its front matter is not valid, or the file is not an `index.md` under
 * content/posts. Folders that start with a dot or an underscore are set aside, here as in the
 * content check.
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
