import type { GatsbyNode, Node } from "gatsby";
import { type Context, requireNode } from "./node-model";
import { postHeadingType, postType } from "./post-type";
import { contentTypeDefs, pageKeyType } from "./type-defs";

/** Declares the whole GraphQL schema, so that the schema never depends on the content. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const { actions, schema } = args;
  actions.createTypes([
    contentTypeDefs(),
    pageKeyType(),
    postHeadingType,
    schema.buildObjectType(postType(args)),
    schema.buildObjectType({ name: "Service", fields: computedServiceFields }),
    // An inferred type would change with every new field in front matter.
    "type MarkdownRemark implements Node @dontInfer { excerpt: String }",
  ]);
};

const computedServiceFields = {
  cases: {
    type: "[CaseStudy!]!",
    description: "The case studies of clients who received the service",
    resolve: casesOfService,
  },
};

/** `@link` cannot follow a list of links backwards. */
async function casesOfService({ title }: Node, _args: object, { nodeModel }: Context) {
  const query = { sort: { position: "ASC" } };
  const { entries } = await nodeModel.findAll({ type: "CaseStudy", query });
  return [...entries].filter(({ services }) => Array.isArray(services) && services.includes(title));
}

/** Returns the node of content/site.json. */
const settings = async (_source: unknown, _args: object, { nodeModel }: Context) =>
  requireNode(await nodeModel.findOne({ type: "SiteSettings" }), "content/site.json");

async function fixedPage(_source: unknown, { key }: { key: string }, { nodeModel }: Context) {
  const query = { filter: { key: { eq: key } } };
  return requireNode(await nodeModel.findOne({ type: "Page", query }), `page ${key}`);
}

/** https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/#custom-query-fields */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Query: {
      settings: { type: "SiteSettings!", resolve: settings },
      fixedPage: { type: "Page!", args: { key: "PageKey!" }, resolve: fixedPage },
    },
  });
};
