import type { CreateNodeArgs, Node } from "gatsby";
import { describeArticle } from "../markdown/article";
import { postFields } from "./post-fields";

/** A file as gatsby-source-filesystem gives it. */
export interface FileNode extends Node {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
}

/** What hooks that make nodes are given. */
type NodeArgs = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest">;

/**
 * Makes a node of the site's own, as the child of the one that it comes from.
 *
 * @param file that it was read from
 */
export function addNode(
  args: NodeArgs,
  { parent, file }: { parent: Node; file: FileNode },
  type: string,
  key: string,
  fields: object,
) {
  // Also of where it comes from: when a post's folder is renamed, Gatsby lets the old file go after
  // the new one has come, and its child with it, which must not be the new one. Ids are in the data
  // of lists, which must not tell where the project lies, as Gatsby's own ids do.
  const id = args.createNodeId(`${type}:${file.relativePath}:${key}`);
  args.actions.createNode({
    ...fields,
    id,
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: args.createContentDigest(fields) },
  });
  args.actions.createParentChildLink({ parent, child: { id } as Node });
}

/**
 * Makes the `Post` of a markdown file, where there must be one. Contents and reading time are fields of
 * it: cards show the time of every post, and a resolver would have all their texts parsed for it.
 *
 * @returns whether there is one
 */
export function addPost(args: NodeArgs, markdown: Node, file: FileNode): boolean {
  const post = postFields(markdown.frontmatter, file);
  if (!post) return false;
  const facts = describeArticle(markdown.internal.content ?? "");
  addNode(args, { parent: markdown, file }, "Post", post.postId, { ...post, ...facts });
  return true;
}
