import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { readContentFile } from "../content/read/read-file";
import type { Reading } from "../content/read/source";
import {
  contentTypeOf,
  isDraft,
  lastChange,
  nodeTypes,
  type PostContent,
  publicationTime,
  type SiteContent,
} from "../content/types";
import { type ContentType, slugsIn, typeNameOf } from "../content/types/define";
import { type Environment, readEnvironment } from "../environment";

/** Each call of `onCreateNode` is slow, so nodes that the site does not need are excluded. */
export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "MarkdownRemark" ||
  (node.internal.type === "File" &&
    node.sourceInstanceName === "content" &&
    String(node.relativePath).endsWith(".json"));

/**
 * Makes the nodes of the site from the data that the content check has read. Nothing uses the field
 * `frontmatter` of a MarkdownRemark node, the parent of a post. A file with a problem has no nodes,
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
  for (const { key, fields } of nodeFields(contentType, reading, relativePath)) {
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

/** Returns the fields of the nodes of a file. The reading has no problems. */
export function nodeFields(
  type: ContentType,
  { source, body }: Pick<Reading, "source" | "body">,
  file: string,
  environment: Environment = readEnvironment(),
): NodeFields[] {
  const data = source?.data;
  switch (type.shape) {
    case "front matter":
      return postFields(data as PostContent, body?.text ?? "", file, environment);
    case "list": {
      const slugs = slugsIn(type, data);
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
    case "single": {
      const settings = data as SiteContent;
      const url = new URL(environment.siteUrl ?? settings.url).origin;
      return [{ key: "site", fields: { ...settings, url } }];
    }
  }
}

/** Dates are sorted as text, so all dates must be in UTC. */
const inUtc = (date: string) => new Date(date).toISOString();

/** Returns the notice that previews show above an unpublished post. */
function noticeOf(post: PostContent, now: number): string | null {
  if (isDraft(post)) return "Draft: only previews show this page.";
  if (publicationTime(post) <= now) return null;
  const date = inUtc(post.publishedAt).slice(0, 16).replace("T", " ");
  return `Scheduled: visitors see this page from ${date} (UTC) on.`;
}

/** Returns nothing for unpublished posts outside of previews. */
function postFields(
  post: PostContent,
  content: string,
  file: string,
  { now, preview }: Environment,
): NodeFields[] {
  const notice = noticeOf(post, now);
  if (notice && !preview) return [];
  const { id: postId, ...fields } = post;
  return [
    {
      key: postId,
      fields: {
        ...fields,
        postId,
        content,
        notice,
        publishedAt: inUtc(post.publishedAt),
        createdAt: inUtc(post.createdAt ?? post.publishedAt),
        updatedAt: lastChange(post.updatedAt, Date.parse(post.publishedAt), now),
        featuredImage: post.featuredImage,
      },
    },
  ];
}
