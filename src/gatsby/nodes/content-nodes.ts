import { existsSync } from "node:fs";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { buildContext } from "../../build-context";
import { type JsonFile, jsonFiles } from "../../content/types";
import { describeArticle } from "../../markdown/article";
import { tellProblems } from "../validate";
import { jsonNodes } from "./json-nodes";
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
  // Only while somebody writes under `develop`: a build has been checked before.
  if (nodes.length === 0) tellProblems();
}

/** Content that becomes nodes of the site's own. */
const isJsonContent = (file: FileNode) =>
  file.sourceInstanceName === "content" && isJsonFile(file.relativePath);

/**
 * What `onCreateNode` is asked for: one of the nodes of a post. Gatsby sets up much for each question.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#shouldOnCreateNode
 */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "MarkdownRemark" ||
  (node.internal.type === "File" && isJsonContent(node as FileNode));

/**
 * Turns content files into the site's own nodes: JSON entries directly, markdown as `Post`.
 * Only posts that visitors may see become nodes, so that nothing of the others can reach a page; in
 * a preview all do.
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
    if (buildContext().preview) tellProblems();
  }
};

/**
 * Lets posts appear, change and vanish whose files nobody has touched. A warm build makes nodes of
 * changed files only, but a post comes out when its time has come, and a draft leaves after a preview.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#sourceNodes
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  for (const markdown of args.getNodesByType("MarkdownRemark")) {
    const file = args.getNode(markdown.parent ?? "") as FileNode | undefined;
    // What is left of a file that is gone, Gatsby lets go after this.
    if (file && !existsSync(file.absolutePath)) continue;
    const post = postFields(markdown.frontmatter, file);
    const known = markdown.children
      .map(args.getNode)
      .find((node) => node?.internal.type === "Post");
    if (known?.visibility === post?.visibility) continue;
    if (known) args.actions.deleteNode(known);
    if (file) addPost(args, markdown, file);
  }
};
