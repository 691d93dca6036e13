// biome-ignore-all assist/source/organizeImports: in the order in which Gatsby runs them
/** Every hook of gatsby-node, in the order in which Gatsby runs them. */
export { onPreInit } from "./validate";
export { createSchemaCustomization } from "./schema/schema";
export { onCreateNode, shouldOnCreateNode } from "./nodes/content-nodes";
export { createResolvers } from "./schema/schema";
export { createPages } from "./pages/create-pages";
export { onCreateWebpackConfig } from "./bundle/webpack-config";
export { onPostBuild } from "./output/post-build";
