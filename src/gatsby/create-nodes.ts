import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { readSource, type Source } from "../content/read";
import { contentTypeOf, jsonFiles, type PostContent, posts } from "../content/types";
import { type ContentType, typeNameOf } from "../content/types/define";
import { headingIds } from "../lib/heading-ids";

/** Each call of `onCreateNode` is slow, so nodes that the site does not need are excluded. */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "MarkdownRemark" ||
  (node.internal.type === "File" &&
    node.sourceInstanceName === "content" &&
    String(node.relativePath).endsWith(".json"));

/**
 * Makes a node of each post, of each page in `pages`, and of each entry of a JSON file. The nodes
 * have what the file says and nothing else, because Gatsby keeps them until the file changes. It then
 * deletes them, so a file with a problem gets its last nodes again, or `gatsby develop` would have no
 * data. An unfinished draft has no node.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node: parent, actions, cache, getNode, createNodeId, createContentDigest } = args;
  const file = (parent.parent ? getNode(parent.parent) : parent) as FileSystemNode | undefined;
  const contentType = file && contentTypeOf(file.relativePath);
  if (!contentType) return;
  // The content check has read the same file, but Gatsby runs this hook only for changed files.
  const { source } = readSource(file.absolutePath, file.relativePath);
  const isValid = contentType.schema.safeParse(source?.data).success;
  const nodes: ContentNode[] =
    source && isValid ? nodesOf(contentType, source) : await cache.get(file.relativePath);
  if (isValid) await cache.set(file.relativePath, nodes);
  const type = typeNameOf(contentType.entry);
  for (const { key, fields } of nodes ?? []) {
    const id = createNodeId(`${type}:${key}`);
    const internal = { type, contentDigest: createContentDigest(fields) };
    actions.createNode({ ...fields, id, parent: parent.id, children: [], internal });
    actions.createParentChildLink({ parent, child: { id } as Node });
  }
};

interface ContentNode {
  /** Differs from the keys of the other nodes of the type */
  key: string;
  fields: object;
}

/** Returns the nodes of a file. Its data match the schema of the content type. */
export function nodesOf(
  type: ContentType,
  { file, data, body }: Pick<Source, "file" | "data" | "body">,
): ContentNode[] {
  switch (type.shape) {
    case "front matter":
      return [
        type === posts
          ? postNode(data as PostContent, body, file)
          : { key: file, fields: { ...(data as object), slug: path.basename(file, ".md") } },
      ];
    case "list": {
      const idOf = headingIds();
      return (data as { title: string }[]).map((entry, position) => {
        const slug = type === jsonFiles["services.json"] && { slug: idOf(entry.title) };
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

/** A draft can repeat the id or the slug of another post, so the node is known by its file and its folder. */
function postNode(post: PostContent, content: string, file: string): ContentNode {
  const slug = path.basename(path.dirname(file)).normalize();
  const { id: postId = slug, keywords = post.tags, ...fields } = post;
  const publishedAt = inUtc(post.publishedAt);
  const updatedAt = inUtc(post.updatedAt);
  return {
    key: file,
    fields: {
      ...fields,
      slug,
      postId,
      keywords,
      content,
      publishedAt,
      createdAt: inUtc(post.createdAt ?? post.publishedAt),
      updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
    },
  };
}
