import type { FileNode } from "./add-node";
import { pictureDigest } from "./picture-file";
import { postFields } from "./post-fields";

/** What the node of a post has, where there must be one: see `postFields`. */
export function postNode(frontmatter: unknown, file: FileNode | undefined) {
  const fields = postFields(frontmatter, file);
  return fields && { ...fields, featuredImageDigest: pictureDigest(fields.featuredImagePath) };
}
