import type { GatsbyNode } from "gatsby";
import { typeDefs } from "../model";

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
