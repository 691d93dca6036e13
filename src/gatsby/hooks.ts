/** What the site does in a build, hook by hook: https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node */
export { createPages } from "./create-pages";
export { createResolvers } from "./create-resolvers";
export { createSchemaCustomization } from "./create-schema";
export { onCreateNode, shouldOnCreateNode } from "./on-create-node";
export { onPostBuild } from "./post-build";
export { onPreBootstrap } from "./pre-bootstrap";
export { onPreBuild } from "./pre-build";
export { onPreInit } from "./pre-init";
export { onPreExtractQueries } from "./query-sources";
export { sourceNodes } from "./source-nodes";
export { onCreateWebpackConfig } from "./webpack-config";
