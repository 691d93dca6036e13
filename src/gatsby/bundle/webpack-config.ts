import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { compilationHash } from "../patches/compilation-hash";
import { compileWithSwc } from "../patches/compile-swc";
import { keepCssOrder, minifyWithSwc } from "../patches/minimizers";
import { NoChunkMap } from "../patches/no-chunk-map";
import { smallLoader } from "../patches/small-loader";
import { shortenClassNames, styleByPage } from "../patches/styles";
import { versionError } from "../patches/version-error";
import { inlineArt } from "./inline-art";

/**
 * Marks the chunks of React and Gatsby, so that V8 compiles their functions on a background thread.
 * On a phone, hydration takes 0.33 s instead of 0.48 s of main thread time (medians of nine visits
 * of the home page, November 2026). https://v8.dev/blog/explicit-compile-hints
 */
const compileHints = {
  banner: ({ chunk }: { chunk: { name?: string } }) =>
    /^(framework|site)$/.test(chunk.name ?? "") ? "//# allFunctionsCalledOnLoad" : "",
  raw: true,
  test: /\.js$/,
  // This stage runs after the minimizer, which removes comments, and before webpack hashes files.
  stage: 1000,
};

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

/**
 * Makes the boot script the entry of the browser scripts. The boot script loads Gatsby's own entry,
 * which becomes a chunk, at the first interaction. Two changes more than halve the size of the boot
 * script. First, the boot script includes webpack's runtime, so the runtime needs no file of its
 * own. Second, the names of modules are short.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, getConfig, actions, plugins, loaders } = args;
  const config = getConfig();
  ignoreStyleOrder(config.plugins);
  inlineArt(config.module.rules);
  if (!stage.startsWith("build")) {
    actions.replaceWebpackConfig(config);
    return;
  }
  if (!shortenClassNames(config.module.rules)) {
    throw versionError("styles", "no webpack rule generates class names");
  }
  compileWithSwc(config.module.rules);
  // Fonts are always separate files. By default, the styles of every page would contain small fonts
  // as data URLs. The names of the files have short hashes, because every page repeats these names.
  const font = loaders.url({ limit: false, name: "static/[name]-[hash:8].[ext]" });
  for (const rule of config.module.rules) {
    if (rule.test?.test?.(".woff2")) rule.use = [font];
  }
  if (stage === "build-javascript") {
    styleByPage(config);
    config.optimization.runtimeChunk = false;
    config.output.chunkFilename = "[id]-[contenthash].js";
    config.output.hashDigestLength = 8;
    config.resolve.alias["gatsby-app"] = config.entry.app;
    config.entry.app = path.resolve("src/boot.ts");
    config.target = ["web", "es2020"];
    config.devtool = false;
    config.output.charset = false;
    config.output.chunkLoadingGlobal = "chunks";
    const globals = plugins.define({ global: "globalThis" });
    config.plugins.push(globals, plugins.banner(compileHints), new NoChunkMap(), smallLoader);
    config.plugins.unshift(compilationHash);
    minifyWithSwc(config.optimization);
    keepCssOrder(config.optimization);
  }
  actions.replaceWebpackConfig(config);
};
