import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { readContentFile } from "../../content/read/read-file";
import { contentTypeOf, isJsonFile, type PostContent } from "../../content/types";
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

/** Each call of `onCreateNode` is slow, so nodes that the site does not need are excluded. */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "MarkdownRemark" ||
  (node.internal.type === "File" &&
    node.sourceInstanceName === "content" &&
    isJsonFile(String(node.relativePath)));

/**
 * Makes the nodes of the site from the same data that the content check reads. A MarkdownRemark node
 * only says that there is a post: its `frontmatter` is not used. A file with a problem has no nodes,
 * which is possible under `develop` only.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, getNode, createNodeId } = args;
  const file = (node.parent ? getNode(node.parent) : node) as FileSystemNode | undefined;
  const contentType = file && contentTypeOf(file.relativePath);
  if (!contentType) return;
  const { absolutePath, relativePath } = file;
  const reading = await readContentFile(absolutePath, `content/${relativePath}`, contentType);
  const data = reading.source?.data;
  if (reading.problems.length > 0) return;
  if (isJsonFile(relativePath)) {
    for (const { type, key, fields } of jsonNodes(relativePath, data)) {
      addNode(args, type, { ...fields, id: createNodeId(`${type}:${key}`) });
    }
    return;
  }
  const post = postFields(data as PostContent, relativePath);
  if (post) addNode(args, "Post", post);
};
