import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import type { GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import { type PostContent, visibilityAt } from "../../content/types";
import { readEnvironment } from "../../environment";
import { coverResolver, shareImageResolver } from "./images";
import { type Context, requireNode } from "./node-model";

/** GraphQL fields of a post that are not in the front matter, or that have another type there. */
export const postType = (args: CreateSchemaCustomizationArgs) => ({
  name: "Post",
  fields: {
    content: {
      type: "String!",
      description: "The body of the post as Markdown",
      resolve: (post: Node, _args: object, context: Context) =>
        markdownOf(post, context).internal.content,
    },
    contents: {
      type: "[PostHeading!]!",
      description: "Headings of the second level in the body of the post, in order",
      async resolve(...post: Resolved) {
        const headings = (await ofMarkdown("headings", { depth: "h2" }, post)) as Heading[];
        return headings.map(({ id, value }) => ({ id, text: value }));
      },
    },
    featuredImage: {
      ...getGatsbyImageFieldConfig(coverResolver(args)),
      // Queries pass no sizes or formats: the resolver sets them for all pages.
      args: {},
      description: "The cover of the post in all sizes and formats",
    },
    html: {
      type: "String!",
      description: "The body of the post as HTML without scripts and unsafe URLs",
      resolve: (...post: Resolved) => ofMarkdown("html", {}, post),
    },
    notice: {
      type: "String",
      description:
        "The notice that a preview shows above an unpublished post; null for published posts",
      resolve: (post: Node) => noticeOf(post as never, readEnvironment().now),
    },
    postId: {
      type: "String!",
      description: "The `id` of the post in its file. The field `id` in GraphQL is Gatsby's",
    },
    readingMinutes: {
      type: "Int!",
      description: "Reading time of the body in whole minutes, at least 1",
      resolve: (...post: Resolved) => ofMarkdown("timeToRead", {}, post),
    },
    shareImage: {
      type: "String!",
      description: "Path of the cover in the size of link previews",
      resolve: shareImageResolver(args),
    },
  },
});

export const postHeadingType = /* GraphQL */ `
  "A heading in the body of a post."
  type PostHeading {
    "Anchor of the heading in the body"
    id: String!
    "Text of the heading without formatting"
    text: String!
  }
`;

interface Heading {
  id: string;
  value: string;
}

const markdownOf = (post: Node, { nodeModel }: Context): Node =>
  requireNode(nodeModel.getNodeById({ id: post.parent ?? "" }), `the Markdown of ${post.slug}`);

type Resolved = [post: Node, args: object, context: Context, info: GraphQLResolveInfo];

/**
 * Resolves a field of the MarkdownRemark node of a post. gatsby-transformer-remark parses once.
 * Gatsby's own theme gatsby-theme-blog-core does the same. `getType` and `getFields` are documented:
 * https://www.graphql-js.org/api-v16/type/
 */
function ofMarkdown(field: string, args: object, [post, , context, info]: Resolved) {
  const { [field]: resolved } = (
    info.schema.getType("MarkdownRemark") as GraphQLObjectType
  ).getFields();
  return resolved?.resolve?.(markdownOf(post, context), args, context, info);
}

export function noticeOf(
  post: Pick<PostContent, "published" | "publishedAt">,
  now: number,
): string | null {
  const visibility = visibilityAt(post, now);
  if (visibility === "published") return null;
  if (visibility === "draft") return "Draft: only previews show this page.";
  const date = post.publishedAt.slice(0, 16).replace("T", " ");
  return `Scheduled: visitors see this page from ${date} (UTC) on.`;
}
