// biome-ignore-all assist/source/organizeImports: in the order in which Gatsby runs them
/**
 * Every hook of the build, in the order in which Gatsby runs them. Gatsby does not notice changes of
 * code that this file imports: after a change in src/gatsby or src/content, run `npx gatsby clean`.
 */

// The content check. A build stops here if the content has a problem.
export { onPreInit } from "./src/gatsby/check-content";

// The GraphQL types of all content.
export { createSchemaCustomization } from "./src/gatsby/schema/schema";

// A node for each post, and for each entry of a JSON file.
export { onCreateNode, shouldOnCreateNode } from "./src/gatsby/create-nodes";

// Fields that are never null.
export { createResolvers } from "./src/gatsby/schema/schema";

// A page for each post and category, and for each part of the lists of posts.
export { createPages } from "./src/gatsby/create-pages";

// Class names, fonts and drawings.
export { onCreateWebpackConfig } from "./src/gatsby/webpack-config";

// Feed, sitemap, search index, headers and redirects, the check of links, and the last messages.
export { onPostBuild } from "./src/gatsby/output/post-build";
