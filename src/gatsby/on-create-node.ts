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

async function createJsonNodes(args: CreateNodeArgs, name: JsonFile) {
  const text = await args.loadNodeContent(args.node);
  const nodes = jsonNodes(name, text);
  const from = { parent: args.node, file: args.node as FileNode };
  for (const { type, key, fields } of nodes) addNode(args, from, type, key, fields);
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
    const file = getNode(node.parent) as FileNode | undefined;
    const post = postFields(node.frontmatter, file);
    if (post && file) addNode(args, { parent: node, file }, "Post", post.postId, post);
    else if (occasion().preview) tellProblems();
  }
};
