import { loadHooks } from "./src/gatsby/load-hooks";

// Gatsby looks for them by name.
export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  onPreExtractQueries,
  onPreInit,
  shouldOnCreateNode,
  sourceNodes,
} = loadHooks();
