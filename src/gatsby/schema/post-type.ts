import type { CreateSchemaCustomizationArgs } from "gatsby";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import { coverResolver, shareImageResolver } from "./images";

/** GraphQL fields of a post that are not in the front matter, or that have another type there. */
export const postType = (args: CreateSchemaCustomizationArgs) => ({
  name: "Post",
  fields: {
    content: { type: "String!", description: "The body of the post as Markdown" },
    featuredImage: {
      ...getGatsbyImageFieldConfig(coverResolver(args)),
      // Queries pass no sizes or formats: the resolver sets them for all pages.
      args: {},
      description: "The cover of the post in all sizes and formats",
    },
    markdown: {
      type: "MarkdownRemark!",
      description:
        "The body of the post as HTML without scripts and unsafe URLs, with its headings",
      extensions: { link: { from: "parent" } },
    },
    notice: {
      type: "String",
      description:
        "The notice that a preview shows above an unpublished post; null for published posts",
    },
    postId: {
      type: "String!",
      description: "The `id` of the post in its file. The field `id` in GraphQL is Gatsby's",
    },
    shareImage: {
      type: "String!",
      description: "Path of the cover in the size of link previews",
      resolve: shareImageResolver(args),
    },
  },
});
