import type { GatsbyNode, Node } from "gatsby";
import type { GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql";
import { renderForFeed } from "../../markdown/article";
import { type SiteContent, typeDefs } from "../../model";
import type { Visibility } from "../../model/visibility";
import { absoluteUrl, postPath } from "../../routes";
import { type Context, featuredImage, required } from "./featured-image";

/**
 * Declares the GraphQL schema, so that it never changes shape with the content.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createSchemaCustomization
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    ...typeDefs,
    // Not read by any page; inferred, its shape would follow whatever front matter says.
    "type MarkdownRemark implements Node @dontInfer { excerpt: String }",
    "type Site implements Node { siteMetadata: SiteSiteMetadata! }",
    "type SiteSiteMetadata { siteUrl: String!, hasCollector: Boolean! }",
  ]);
};

async function fixedPage(_source: unknown, { key }: { key: string }, { nodeModel }: Context) {
  const query = { filter: { key: { eq: key } } };
  return required(await nodeModel.findOne({ type: "Page", query }), `page ${key}`);
}

async function settings(_source: unknown, _args: object, { nodeModel }: Context) {
  return required(await nodeModel.findOne({ type: "SiteSettings" }), "content/site.json");
}

async function notice(post: Node, args: object, context: Context) {
  if (post.visibility === "published") return null;
  return noticeOf(post as never, (await settings(null, args, context)).blog as never);
}

async function metadata({ nodeModel }: Context) {
  const site = required(await nodeModel.findOne({ type: "Site" }), "Site");
  return site.siteMetadata as { siteUrl: string; hasCollector: boolean };
}

const url = async (_source: Node, _args: object, context: Context) =>
  (await metadata(context)).siteUrl;

const measurement = async (site: Node, _args: object, context: Context) =>
  (await metadata(context)).hasCollector ? site.measurement : null;

/** The markdown file of a post. */
const markdownOf = (post: Node, { nodeModel }: Context): Node =>
  required(nodeModel.getNodeById({ id: post.parent ?? "" }), `the markdown of ${post.slug}`);

/** What gatsby-transformer-remark makes of the file, which has prepared its tree for pages. */
function html(post: Node, args: object, context: Context, info: GraphQLResolveInfo) {
  const type = info.schema.getType("MarkdownRemark") as GraphQLObjectType;
  return type.getFields().html?.resolve?.(markdownOf(post, context), args, context, info);
}

async function feedHtml(post: Node, args: object, context: Context) {
  const page = absoluteUrl(await url(post, args, context), postPath(String(post.slug)));
  return renderForFeed(markdownOf(post, context).internal.content ?? "", page);
}

/**
 * Fields that are computed, two root fields that can promise an answer, and one for lists of posts.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  args.createResolvers({
    Query: {
      settings: { type: "SiteSettings!", resolve: settings },
      postsById: { type: "[Post!]!", args: { ids: "[String!]!" }, resolve: postsById },
      fixedPage: { type: "Page!", args: { key: "PageKey!" }, resolve: fixedPage },
    },
    SiteSettings: { url: { resolve: url }, measurement: { resolve: measurement } },
    Post: {
      featuredImage: { resolve: featuredImage(args) },
      notice: { resolve: notice },
      html: { resolve: html },
      feedHtml: { resolve: feedHtml },
    },
  });
};

/**
 * The posts with these ids, in this order. The answer of `allPost` may change with any post, so that
 * pages with it are made anew then; this one changes with these alone.
 */
function postsById(_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) {
  return nodeModel.getNodesByIds({ ids });
}

/** What a preview says over a post that visitors cannot see yet, with its time to the minute. */
export const noticeOf = (
  post: { visibility: Visibility; publishedAt: string },
  texts: Pick<SiteContent["blog"], "draft" | "scheduled">,
): string =>
  post.visibility === "draft"
    ? texts.draft
    : texts.scheduled.replace("{date}", () => post.publishedAt.slice(0, 16).replace("T", " "));
