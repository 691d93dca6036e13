import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { type JsonFile, jsonSchemas } from "../model";
import { addNode, addPost, type FileNode } from "./add-node";
import { jsonNodes } from "./json-nodes";
import { occasion } from "./occasion";
import { tellProblems } from "./validate";

const isJsonFile = (file: string): file is JsonFile => file in jsonSchemas;

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
    if (occasion().preview) tellProblems();
  }
};
