import type { GatsbyNode, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { readContentFile } from "../../content/read/read-file";
import { contentTypeOf, nodeTypes } from "../../content/types";
import { typeNameOf } from "../../content/types/define";
import { nodeFields } from "./node-fields";

/** Each call of `onCreateNode` is slow, so nodes that the site does not need are excluded. */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "MarkdownRemark" ||
  (node.internal.type === "File" &&
    node.sourceInstanceName === "content" &&
    String(node.relativePath).endsWith(".json"));

/**
 * Makes the nodes of the site from the same data that the content check reads. A MarkdownRemark node
 * only says that there is a post: its `frontmatter` is not used. A file with a problem has no nodes,
 * which is possible under `develop` only.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node: parent, actions, getNode, createNodeId, createContentDigest } = args;
  const file = (parent.parent ? getNode(parent.parent) : parent) as FileSystemNode | undefined;
  const contentType = file && contentTypeOf(file.relativePath, nodeTypes);
  if (!contentType) return;
  const { absolutePath, relativePath } = file;
  const reading = await readContentFile(absolutePath, `content/${relativePath}`, contentType);
  if (reading.problems.length > 0) return;
  const type = typeNameOf(contentType.entry);
  for (const { key, fields } of nodeFields(contentType, reading.source?.data, relativePath)) {
    const id = createNodeId(`${type}:${key}`);
    const internal = { type, contentDigest: createContentDigest(fields) };
    actions.createNode({ ...fields, id, parent: parent.id, children: [], internal });
    actions.createParentChildLink({ parent, child: { id } as Node });
  }
};
