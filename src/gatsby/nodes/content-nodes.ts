import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { type JsonFile, jsonFiles } from "../../content/types";
import { jsonNodes } from "./json-nodes";
import { postFields } from "./post-fields";

function addNode(
  { actions, createContentDigest, node: parent }: CreateNodeArgs,
  type: string,
  { id, ...fields }: { id: string },
) {
  actions.createNode({
    ...fields,
    id,
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
  actions.createParentChildLink({ parent, child: { id } as Node });
}

async function createJsonNodes(args: CreateNodeArgs, name: JsonFile) {
  const text = await args.loadNodeContent(args.node);
  for (const { type, key, fields } of jsonNodes(name, text)) {
    addNode(args, type, { ...fields, id: args.createNodeId(`${type}:${key}`) });
  }
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
    await createJsonNodes(args, (node as FileSystemNode).relativePath as JsonFile);
  }
  if (node.internal.type === "MarkdownRemark" && node.parent) {
    const post = postFields(node.frontmatter, getNode(node.parent) as FileSystemNode | undefined);
    if (post) addNode(args, "Post", post);
  }
};
