import type { CreateSchemaCustomizationArgs, GatsbyNode, Node } from "gatsby";
import type { GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import { contentTypeDefs } from "../../content/derive/graphql";
import type { SiteContent, Visibility } from "../../content/types";
import { renderForFeed } from "../../markdown/article";
import { absoluteUrl, postPath } from "../../routes";
import { jsonNodeFields } from "../nodes/json-nodes";
import { postNodeFields } from "../nodes/post-fields";
import { type Context, featuredImage, required } from "./featured-image";

/**
 * Declares the GraphQL schema, so that it never changes shape with the content: what authors write as
 * `src/content/types` declares it, what nodes have besides, and what is computed.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createSchemaCustomization
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const { actions, schema } = args;
  actions.createTypes([
    contentTypeDefs(),
    ...jsonNodeFields,
    postNodeFields,
    schema.buildObjectType({ name: "Post", fields: computedPostFields(args) }),
    schema.buildObjectType({ name: "SiteSettings", fields: computedSettings }),
    schema.buildObjectType({ name: "CallToAction", fields: { text: repeating("text") } }),
    schema.buildObjectType({ name: "Question", fields: { answer: repeating("answer") } }),
    // Not read by any page; inferred, its shape would follow whatever front matter says.
    "type MarkdownRemark implements Node @dontInfer { excerpt: String }",
    "type Site implements Node { siteMetadata: SiteSiteMetadata! }",
    "type SiteSiteMetadata { siteUrl: String!, hasCollector: Boolean! }",
  ]);
};

/** Fields of a post that are computed. */
const computedPostFields = (args: CreateSchemaCustomizationArgs) => ({
  notice: {
    type: "String",
    description:
      "What a preview says over a post that visitors cannot see yet; null where they can",
    resolve: notice,
  },
  featuredImage: {
    ...getGatsbyImageFieldConfig(featuredImage(args)),
    // Every page has covers in the one form that the resolver knows.
    args: {},
    description: "The cover in all its sizes",
  },
  html: {
    type: "String!",
    description: "The body as safe HTML: no scripts, no raw HTML, no unsafe addresses",
    resolve: html,
  },
  feedHtml: {
    type: "String!",
    description: "The body for feed readers: the text alone, with whole addresses",
    resolve: feedHtml,
  },
});

/** Settings that the environment of a build overrides. */
const computedSettings = {
  url: {
    type: "String!",
    description: "Address of the site without a slash at its end; SITE_URL overrides it",
    resolve: url,
  },
  measurement: {
    type: "MeasurementTexts",
    description: "Texts that ask whether clicks may be counted; none without GATSBY_COLLECTOR",
    resolve: measurement,
  },
};

/** A text that may repeat what the offer says, where it has {free} or {paid}. */
const repeating = (field: string) => ({
  type: "String!",
  description: "With the words of the offer in place of {free} and {paid}",
  async resolve(source: Record<string, string>, args: object, context: Context) {
    const text = source[field] ?? "";
    if (!text.includes("{")) return text;
    const { offer } = (await settings(null, args, context)) as unknown as SiteContent;
    return repeatOffer(text, offer);
  },
});

/** Puts the words of the offer in place of {free} and {paid}. */
export const repeatOffer = (text: string, { free, paid }: { free: string; paid: string }): string =>
  text.replace("{free}", () => free).replace("{paid}", () => paid);

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

async function url(_source: Node, _args: object, context: Context) {
  return (await metadata(context)).siteUrl;
}

async function measurement(site: Node, _args: object, context: Context) {
  return (await metadata(context)).hasCollector ? site.measurement : null;
}

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
 * Two root fields that can promise an answer, and one for lists of posts.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Query: {
      settings: { type: "SiteSettings!", resolve: settings },
      postsById: { type: "[Post!]!", args: { ids: "[String!]!" }, resolve: postsById },
      fixedPage: { type: "Page!", args: { key: "PageKey!" }, resolve: fixedPage },
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
