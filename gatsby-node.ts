export { createPages } from "./src/gatsby/create-pages";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/create-schema";
export { onCreateNode } from "./src/gatsby/on-create-node";
export { onPostBuild } from "./src/gatsby/post-build";
export { onPreInit } from "./src/gatsby/validate";
export { onCreateWebpackConfig } from "./src/gatsby/webpack-config";
