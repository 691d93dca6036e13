import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { type JsonFile, jsonSchemas } from "../model";
import { jsonNodes } from "./json-nodes";
import { occasion } from "./occasion";
import { postFields } from "./post-fields";
import { tellProblems } from "./validate";

/** A file as gatsby-source-filesystem gives it. */
export interface FileNode extends Node {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
}

const isJsonFile = (file: string): file is JsonFile => file in jsonSchemas;

/** What hooks that make nodes are given. */
type NodeArgs = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest">;

/** Makes a node of the site's own, as the child of the one that it comes from. */
export function addNode(args: NodeArgs, parent: Node, type: string, key: string, fields: object) {
  // Also of where it comes from: when a post's folder is renamed, Gatsby lets the old file go after
  // the new one has come, and its child with it, which must not be the new one.
  const id = args.createNodeId(`${type}:${parent.id}:${key}`);
  args.actions.createNode({
    ...fields,
    id,
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: args.createContentDigest(fields) },
  });
  args.actions.createParentChildLink({ parent, child: { id } as Node });
}

async function createJsonNodes(args: CreateNodeArgs, file: JsonFile) {
  const text = await args.loadNodeContent(args.node);
  const nodes = jsonNodes(file, text);
  for (const { type, key, fields } of nodes) addNode(args, args.node, type, key, fields);
  // Only while somebody writes under `develop`: a build has been checked before.
  if (nodes.length === 0) tellProblems();
}

/**
 * Turns content files into the site's own nodes: JSON entries directly, markdown as `Post`.
 * Only posts that visitors may see become nodes, so that nothing of the others can reach a page; in
 * a preview all do.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateNode
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, getNode } = args;
  if (node.internal.type === "File") {
    const file = node as FileNode;
    if (file.sourceInstanceName === "content" && isJsonFile(file.relativePath)) {
      await createJsonNodes(args, file.relativePath);
    }
  }
  if (node.internal.type === "MarkdownRemark" && node.parent) {
    const post = postFields(node.frontmatter, getNode(node.parent) as FileNode | undefined);
    if (post) addNode(args, node, "Post", post.postId, post);
    else if (occasion().preview) tellProblems();
  }
};
