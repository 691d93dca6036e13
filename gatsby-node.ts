// biome-ignore-all assist/source/organizeImports: in the order in which Gatsby runs them
/** Every hook of the build, in the order in which Gatsby runs them. */
export { onPreInit } from "./src/gatsby/validate";
export { createSchemaCustomization } from "./src/gatsby/schema/schema";
export { onCreateNode, shouldOnCreateNode } from "./src/gatsby/nodes/content-nodes";
export { createResolvers } from "./src/gatsby/schema/schema";
export { createPages } from "./src/gatsby/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/webpack-config";
export { onPostBuild } from "./src/gatsby/output/post-build";
