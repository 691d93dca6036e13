import { existsSync } from "node:fs";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { buildContext } from "../../build-context";
import { type JsonFile, jsonFiles } from "../../content/types";
import { describeArticle } from "../../markdown/article";
import { printProblems } from "../validate";
import { jsonNodes } from "./json-nodes";
import { postFields } from "./post-fields";

export interface FileNode extends Node {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
}

type NodeArgs = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest">;

/** The `key` must be unique among the nodes of this type and file. */
export function addNode(
  args: NodeArgs,
  { parent, file }: { parent: Node; file: FileNode },
  type: string,
  key: string,
  fields: object,
) {
  // When a folder is renamed, Gatsby creates the new node before it deletes the old node. With the
  // same id, the deletion would remove the new node, so the id contains the path.
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

/** Returns false if `postFields` rejects the file. */
function addPost(args: NodeArgs, markdown: Node, file: FileNode): boolean {
  const post = postFields(markdown.frontmatter, file);
  if (!post) return false;
  const facts = describeArticle(markdown.internal.content ?? "");
  addNode(args, { parent: markdown, file }, "Post", post.postId, { ...post, ...facts });
  return true;
}

async function createJsonNodes(args: CreateNodeArgs, name: JsonFile) {
  const text = await args.loadNodeContent(args.node);
  const nodes = jsonNodes(name, text);
  const from = { parent: args.node, file: args.node as FileNode };
  for (const { type, key, fields } of nodes) addNode(args, from, type, key, fields);
  // Only `gatsby develop` gets this far with an invalid file. A build stops at the content check.
  if (nodes.length === 0) printProblems();
}

/** Each call of `onCreateNode` is slow, so nodes that the site does not need are excluded. */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "MarkdownRemark" ||
  (node.internal.type === "File" &&
    node.sourceInstanceName === "content" &&
    Object.hasOwn(jsonFiles, String(node.relativePath)));

/** Unpublished posts have nodes only in a preview. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, getNode } = args;
  if (node.internal.type === "File") {
    await createJsonNodes(args, (node as FileNode).relativePath as JsonFile);
  }
  if (node.internal.type === "MarkdownRemark" && node.parent) {
    const file = getNode(node.parent) as FileNode | undefined;
    if (file && addPost(args, node, file)) return;
    if (buildContext().preview) printProblems();
  }
};

/**
 * Updates the posts that have become public because their date has come. In a warm build, Gatsby
 * calls `onCreateNode` only for changed files.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  for (const markdown of args.getNodesByType("MarkdownRemark")) {
    const file = args.getNode(markdown.parent ?? "") as FileNode | undefined;
    // Nodes of deleted files are skipped, because Gatsby removes them only later.
    if (file && !existsSync(file.absolutePath)) continue;
    const post = postFields(markdown.frontmatter, file);
    const existing = markdown.children
      .map(args.getNode)
      .find((node) => node?.internal.type === "Post");
    if (existing?.visibility === post?.visibility) continue;
    if (existing) args.actions.deleteNode(existing);
    if (file) addPost(args, markdown, file);
  }
};
