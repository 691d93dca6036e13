import path from "node:path";
import type { CreateSchemaCustomizationArgs, GatsbyNode, Node } from "gatsby";
import type { GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import { contentTypeDefs } from "../../content/derive/graphql";
import type { SiteContent, Visibility } from "../../content/types";
import { renderForFeed } from "../../markdown/article";
import { absoluteUrl, postPath } from "../../routes";
import { jsonNodeFields } from "../nodes/json-nodes";
import { postNodeFields } from "../nodes/post-fields";
import { type Context, coverResolver, required } from "./cover";

/** Declares the whole GraphQL schema, so that the schema never depends on the content. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const { actions, schema } = args;
  actions.createTypes([
    contentTypeDefs(),
    ...jsonNodeFields,
    postNodeFields,
    schema.buildObjectType({ name: "Post", fields: computedPostFields(args) }),
    schema.buildObjectType({ name: "SiteSettings", fields: computedSettings }),
    schema.buildObjectType({ name: "CaseStudy", fields: computedCaseFields }),
    schema.buildObjectType({ name: "CallToAction", fields: { text: textWithOffer("text") } }),
    schema.buildObjectType({ name: "Question", fields: { answer: textWithOffer("answer") } }),
    // An inferred type would change with every new field in front matter.
    "type MarkdownRemark implements Node @dontInfer { excerpt: String }",
    "type Site implements Node { siteMetadata: SiteSiteMetadata! }",
    "type SiteSiteMetadata { siteUrl: String! }",
  ]);
};

const computedPostFields = (args: CreateSchemaCustomizationArgs) => ({
  notice: {
    type: "String",
    description:
      "The notice that a preview shows above an unpublished post; null for published posts",
    resolve: notice,
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
    resolve: html,
  },
  feedHtml: {
    type: "String!",
    description: "The body of the post as HTML for feed readers, with absolute URLs",
    resolve: feedHtml,
  },
});

const computedCaseFields = {
  logo: {
    type: "String",
    description: "URL of the logo of the client",
    resolve: logo,
  },
};

const computedSettings = {
  url: {
    type: "String!",
    description:
      "URL of the site without a trailing slash; the environment variable SITE_URL overrides the value in content/site.json",
    resolve: url,
  },
};

const textWithOffer = (field: string) => ({
  type: "String!",
  description:
    "A text in which the placeholders {free} and {paid} are already replaced by the texts of the offer",
  async resolve(source: Record<string, string>, args: object, context: Context) {
    const text = source[field] ?? "";
    if (!text.includes("{")) return text;
    const { offer } = (await settings(null, args, context)) as unknown as SiteContent;
    return insertOffer(text, offer);
  },
});

const insertOffer = (text: string, { free, paid }: { free: string; paid: string }): string =>
  text.replaceAll("{free}", () => free).replaceAll("{paid}", () => paid);

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
  return site.siteMetadata as { siteUrl: string };
}

async function url(_source: Node, _args: object, context: Context) {
  return (await metadata(context)).siteUrl;
}

const markdownOf = (post: Node, { nodeModel }: Context): Node =>
  required(nodeModel.getNodeById({ id: post.parent ?? "" }), `the markdown of ${post.slug}`);

/** The remark plugin of this site has already made the HTML safe. */
function html(post: Node, args: object, context: Context, info: GraphQLResolveInfo) {
  const type = info.schema.getType("MarkdownRemark") as GraphQLObjectType;
  return type.getFields().html?.resolve?.(markdownOf(post, context), args, context, info);
}

async function logo(study: Node, args: object, context: Context, info: GraphQLResolveInfo) {
  if (!study.logo) return null;
  const name = path.posix.normalize(String(study.logo));
  const query = { filter: { relativePath: { eq: name } } };
  const file = required(await context.nodeModel.findOne({ type: "File", query }), name);
  const type = info.schema.getType("File") as GraphQLObjectType;
  return type.getFields().publicURL?.resolve?.(file, args, context, info);
}

async function feedHtml(post: Node, args: object, context: Context) {
  const page = absoluteUrl(await url(post, args, context), postPath(String(post.slug)));
  return renderForFeed(markdownOf(post, context).internal.content ?? "", page);
}

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Query: {
      settings: { type: "SiteSettings!", resolve: settings },
      postsById: { type: "[Post!]!", args: { ids: "[String!]!" }, resolve: postsById },
      fixedPage: { type: "Page!", args: { key: "PageKey!" }, resolve: fixedPage },
    },
  });
};

/** With `allPost`, a page would be rebuilt when any post changes. */
function postsById(_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) {
  return nodeModel.getNodesByIds({ ids });
}

export const noticeOf = (
  post: { visibility: Visibility; publishedAt: string },
  texts: Pick<SiteContent["blog"], "draft" | "scheduled">,
): string =>
  post.visibility === "draft"
    ? texts.draft
    : texts.scheduled.replace("{date}", () => post.publishedAt.slice(0, 16).replace("T", " "));
