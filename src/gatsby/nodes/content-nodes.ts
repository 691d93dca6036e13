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

/** @param key a key that is unique among the nodes of this type and file */
export function addNode(
  args: NodeArgs,
  { parent, file }: { parent: Node; file: FileNode },
  type: string,
  key: string,
  fields: object,
) {
  // Ids contain the relative path, because Gatsby creates the nodes of a renamed folder before it
  // deletes the old nodes. The id of the parent depends on the absolute path of the project, so the
  // id does not contain the parent's id.
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
 * Creates the `Post` node of a markdown file, unless `postFields` rejects the file. Table of
 * contents and reading time are stored, because a resolver would parse every post for each list.
 * @returns whether a node was created
 */
function addPost(args: NodeArgs, markdown: Node, file: FileNode): boolean {
  const post = postFields(markdown.frontmatter, file);
  if (!post) return false;
  const facts = describeArticle(markdown.internal.content ?? "");
  addNode(args, { parent: markdown, file }, "Post", post.postId, { ...post, ...facts });
  return true;
}

const isJsonFile = (file: string): file is JsonFile => Object.hasOwn(jsonFiles, file);

async function createJsonNodes(args: CreateNodeArgs, name: JsonFile) {
  const text = await args.loadNodeContent(args.node);
  const nodes = jsonNodes(name, text);
  const from = { parent: args.node, file: args.node as FileNode };
  for (const { type, key, fields } of nodes) addNode(args, from, type, key, fields);
  // An invalid file has no nodes. Only `gatsby develop` reaches this line, because a build has
  // already stopped.
  if (nodes.length === 0) printProblems();
}

const isJsonContent = (file: FileNode) =>
  file.sourceInstanceName === "content" && isJsonFile(file.relativePath);

/**
 * Excludes nodes that the site does not need, because each call of `onCreateNode` has a high
 * overhead. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#shouldOnCreateNode
 */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "MarkdownRemark" ||
  (node.internal.type === "File" && isJsonContent(node as FileNode));

/**
 * Creates one node for each JSON entry, and one `Post` for each markdown file. Drafts and scheduled
 * posts have nodes in a preview only, so that no page of the site can contain them.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateNode
 */
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
 * Updates posts whose visibility has changed without a change of their file: a scheduled post is
 * due, or a normal build follows a preview. A warm build calls `onCreateNode` for changed files
 * only.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#sourceNodes
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  for (const markdown of args.getNodesByType("MarkdownRemark")) {
    const file = args.getNode(markdown.parent ?? "") as FileNode | undefined;
    // Gatsby removes the nodes of a deleted file later.
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
