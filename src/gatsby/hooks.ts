/** What the site does in a build: every hook of gatsby-node, in the order in which Gatsby runs them. */

export { createPages } from "./create-pages";
export { createResolvers } from "./create-resolvers";
export { createSchemaCustomization } from "./create-schema";
export { onCreateNode, shouldOnCreateNode } from "./on-create-node";
export { onPostBuild, onPreBootstrap } from "./post-build";
export { onPreBuild } from "./pre-build";
export { sourceNodes } from "./source-nodes";
export { onPreInit } from "./validate";
export { onCreateWebpackConfig } from "./webpack-config";
