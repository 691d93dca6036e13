import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { readSource, type Source } from "../content/read";
import { schemaProblems } from "../content/schema";
import { contentTypeOf, type PostContent } from "../content/types";
import { type ContentType, slugsIn, typeNameOf } from "../content/types/define";

/** Each call of `onCreateNode` is slow, so nodes that the site does not need are excluded. */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "MarkdownRemark" ||
  (node.internal.type === "File" &&
    node.sourceInstanceName === "content" &&
    String(node.relativePath).endsWith(".json"));

/**
 * Makes the nodes of the site from the data that the content check reads. Nothing uses the field
 * `frontmatter` of a MarkdownRemark node, the parent of a post. A file whose fields have a problem has
 * no nodes, which is possible for drafts, and under `develop`.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node: parent, actions, getNode, createNodeId, createContentDigest } = args;
  const file = (parent.parent ? getNode(parent.parent) : parent) as FileSystemNode | undefined;
  const contentType = file && contentTypeOf(file.relativePath);
  if (!contentType) return;
  const { absolutePath, relativePath } = file;
  const source = readSource(absolutePath, `content/${relativePath}`, []);
  if (!source || schemaProblems(contentType.schema, source).length > 0) return;
  const type = typeNameOf(contentType.entry);
  for (const { key, fields } of nodeFields(contentType, source)) {
    const id = createNodeId(`${type}:${key}`);
    const internal = { type, contentDigest: createContentDigest(fields) };
    actions.createNode({ ...fields, id, parent: parent.id, children: [], internal });
    actions.createParentChildLink({ parent, child: { id } as Node });
  }
};

interface NodeFields {
  /** Differs from the keys of the other nodes of the type */
  key: string;
  fields: object;
}

/** Returns the fields of the nodes of a file. The data has no problems. */
export function nodeFields(
  type: ContentType,
  { file, data, body }: Pick<Source, "file" | "data" | "body">,
): NodeFields[] {
  switch (type.shape) {
    case "front matter":
      return postFields(data as PostContent, body, file);
    case "list": {
      const slugs = slugsIn(type, data as object[]);
      return (data as object[]).map((entry, position) => {
        const slug = slugs && { slug: slugs[position] };
        return { key: String(position), fields: { position, ...entry, ...slug } };
      });
    }
    case "keyed":
      return Object.entries(data as object).map(([key, entry]) => ({
        key,
        fields: { key, ...entry },
      }));
    case "single":
      return [{ key: "site", fields: data as object }];
  }
}

/** Dates are sorted as text, so all dates must be in UTC. */
const inUtc = (date: string) => new Date(date).toISOString();

/** A draft can have the id or the slug of another post, so its file and its folder are used. */
function postFields(post: PostContent, content: string, file: string): NodeFields[] {
  const { id: postId, ...fields } = post;
  const publishedAt = inUtc(post.publishedAt);
  const updatedAt = inUtc(post.updatedAt);
  return [
    {
      key: file,
      fields: {
        ...fields,
        slug: path.basename(path.dirname(file)).normalize(),
        postId,
        content,
        publishedAt,
        createdAt: inUtc(post.createdAt ?? post.publishedAt),
        updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
      },
    },
  ];
}
