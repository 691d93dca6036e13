import type { GatsbyNode } from "gatsby";
import { PAGES } from "../../routes";
import { contentTypeDefs, enumOf } from "./type-defs";

/** Declares the whole GraphQL schema, so that the schema never depends on the content. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  args.actions.createTypes([
    contentTypeDefs(),
    enumOf("PageKey", Object.keys(PAGES)),
    // The plugin adds its fields to this type. An inferred type would change with every new field in
    // front matter. A type needs a field, so this one repeats a field of the plugin.
    "type MarkdownRemark implements Node @dontInfer { excerpt: String }",
    "type Site implements Node { siteMetadata: SiteSiteMetadata! }",
    "type SiteSiteMetadata { siteUrl: String! }",
  ]);
};

/**
 * Declares that these fields are never null. Gatsby and gatsby-transformer-remark cannot know that the
 * content check requires site.json, all pages in pages.json, and a text in every Markdown file.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers({
    Query: {
      site: { type: "Site!" },
      siteSettings: { type: "SiteSettings!" },
      pageTexts: { type: "PageTexts!" },
      post: { type: "Post!" },
      category: { type: "Category!" },
      markdownPage: { type: "MarkdownPage!" },
    },
    MarkdownRemark: {
      html: { type: "String!" },
      headings: { type: "[MarkdownHeading!]!" },
      timeToRead: { type: "Int!" },
    },
    MarkdownHeading: { id: { type: "String!" }, value: { type: "String!" } },
  });
