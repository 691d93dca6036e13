import path from "node:path";
import { postSchema } from "../../model";
import { visibilityAt } from "../../model/visibility";
import { aliasPath } from "../../routes";
import { type Occasion, occasion } from "../occasion";
import type { FileNode } from "./content-nodes";

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
  file: FileNode | undefined,
  { now, preview }: Occasion = occasion(),
) {
  if (!file || !/^posts\/[^._/][^/]*\/index\.md$/.test(file.relativePath)) return undefined;
  const parsed = postSchema.safeParse(frontmatter);
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
