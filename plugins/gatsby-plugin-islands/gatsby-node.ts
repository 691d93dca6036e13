export { onPostBuild } from "./build/clean";
export { pluginOptionsSchema } from "./build/options";
export { onCreateWebpackConfig } from "./build/webpack-config";
