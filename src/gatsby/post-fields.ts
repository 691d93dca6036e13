import path from "node:path";
import { postSchema } from "../model";
import type { FileNode } from "./on-create-node";

/** Whether front matter asks for publication, valid or not. */
export const isPublished = (frontmatter: unknown) =>
  (frontmatter as { published?: unknown } | undefined)?.published !== false;

/** Dates are sorted as text, which holds while all have one offset. */
const inUtc = (date: string) => new Date(date).toISOString();

/**
 * The fields of a `Post` node, or undefined where there must be none: the post is unpublished,
 * its front matter is not valid, or the file is not an `index.md` under content/posts. Folders that
 * start with a dot or an underscore are set aside, here as in the content check.
 */
export function postFields(frontmatter: unknown, file: FileNode | undefined) {
  if (!file || !/^posts\/[^._/][^/]*\/index\.md$/.test(file.relativePath)) return undefined;
  const parsed = postSchema.safeParse(frontmatter);
  if (!parsed.success || !parsed.data.published) return undefined;
  const { id, published, featuredImage, ...fields } = parsed.data;
  return {
    ...fields,
    postId: id,
    publishedAt: inUtc(fields.publishedAt),
    createdAt: inUtc(fields.createdAt),
    updatedAt: inUtc(fields.updatedAt),
    featuredImagePath: path.posix.join(path.posix.dirname(file.relativePath), featuredImage),
  };
}
