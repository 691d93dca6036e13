import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { styleByPage } from "../patches/styles";
import { BOOT, bootScriptsOnly } from "./boot-scripts";
import { inlineArt } from "./inline-art";

/**
 * Turns off warnings about the order of style sheets. The order does not matter, because cascade
 * layers decide which rule applies.
 * https://webpack.js.org/plugins/mini-css-extract-plugin/#ignoreorder
 */
function ignoreStyleOrder(configured: { constructor: { name: string }; options?: object }[]): void {
  for (const plugin of configured) {
    if (plugin.constructor.name !== "MiniCssExtractPlugin") continue;
    plugin.options = { ...plugin.options, ignoreOrder: true };
  }
}

interface CssRule {
  oneOf?: CssRule[];
  use?: { options?: { modules?: { localIdentName?: string } } }[];
}

/**
 * Shortens the class names of CSS modules, because the HTML of every page repeats them. Gatsby's own
 * names contain the names of the class and its file.
 * https://github.com/webpack-contrib/css-loader#localidentname
 */
function shortenClassNames(rules: readonly CssRule[]): void {
  for (const { oneOf = [], use } of rules) {
    shortenClassNames(oneOf);
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
    }
  }
}

/** Returns the URL of the boot script. Gatsby writes this file before it compiles the HTML. */
function bootScript(): string {
  const stats = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"));
  return `/${stats.assetsByChunkName[BOOT].find((name: string) => name.endsWith(".js"))}`;
}

/**
 * Adds the boot script as an entry of the browser scripts, the only one that pages load. Gatsby's own
 * entry stays, because Gatsby inlines the styles of each page by the chunk of its component.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, getConfig, actions, plugins, loaders } = args;
  if (stage.endsWith("html")) {
    const script = JSON.stringify(stage === "build-html" ? bootScript() : "");
    actions.setWebpackConfig({ plugins: [plugins.define({ BOOT_SCRIPT: script })] });
  }
  const config = getConfig();
  ignoreStyleOrder(config.plugins);
  inlineArt(config.module.rules);
  if (!stage.startsWith("build")) {
    actions.replaceWebpackConfig(config);
    return;
  }
  shortenClassNames(config.module.rules);
  // Fonts are always separate files. By default, the styles of every page would contain small fonts
  // as data URLs. The names of the files have short hashes, because every page repeats these names.
  const font = loaders.url({ limit: false, name: "static/[name]-[hash:8].[ext]" });
  for (const rule of config.module.rules) {
    if (rule.test?.test?.(".woff2")) rule.use = [font];
  }
  if (stage === "build-javascript") {
    styleByPage(config);
    config.optimization.runtimeChunk = false;
    // Chunks that islands share with pages would contain code that only pages need.
    const { cacheGroups } = config.optimization.splitChunks;
    delete cacheGroups.commons;
    delete cacheGroups.shared;
    cacheGroups.framework.chunks = ({ name }: { name?: string }) => name !== "app";
    config.output.filename = "static/[name]-[contenthash].js";
    config.output.chunkFilename = "static/[id]-[contenthash].js";
    config.output.hashDigestLength = 8;
    config.entry[BOOT] = path.resolve("src/boot.ts");
    config.target = ["web", "es2020"];
    config.devtool = false;
    config.output.charset = false;
    config.output.chunkLoadingGlobal = "chunks";
    config.plugins.push(plugins.define({ global: "globalThis" }), bootScriptsOnly);
  }
  actions.replaceWebpackConfig(config);
};
