import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { bootModule, deleteOtherScripts, type IslandsOptions } from "./boot";
import {
  CLIENT,
  cacheGroupsOf,
  extractorOf,
  readStats,
  scriptOf,
  styleSheets,
  type WebpackConfig,
} from "./guard";
import { createIslandGroup, limitToAllPages } from "./styles";

/** The name of the entry, the only script that pages load at first. */
const BOOT = "boot";

/** Hosts let browsers keep the files of this folder. Gatsby writes pictures and fonts to it. */
const FOLDER = "static";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args, options) => {
  const { stage, actions, plugins } = args;
  if (stage.endsWith("html")) {
    const stats = stage === "build-html" && readStats();
    const constants = {
      BOOT_SCRIPT: stats ? `/${scriptOf(BOOT, stats)}` : "",
      STYLES: stats ? styleSheets(stats).join() : "",
      ISLANDS: Object.keys(options.islands as object),
    };
    const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
    actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(values))] });
  }
  if (stage === "build-javascript" || stage === "develop") {
    // A page has several style sheets, so their order cannot decide which rule applies.
    Object.assign(extractorOf(args.getConfig()).options, { ignoreOrder: true });
  }
  if (stage === "build-javascript") buildIslands(args, options as unknown as IslandsOptions);
};

/**
 * Adds the entry of the boot script. Gatsby's own entry stays, because Gatsby inlines the styles of
 * each page by the chunk of its component, but its scripts are deleted.
 */
function buildIslands(args: CreateWebpackConfigArgs, options: IslandsOptions): void {
  const config: WebpackConfig = args.getConfig();
  const { styles, framework, commons, shared, ...others } = cacheGroupsOf(config);
  const module = path.join(args.cache.directory, "boot.js");
  mkdirSync(path.dirname(module), { recursive: true });
  writeFileSync(module, bootModule(options));
  config.entry[BOOT] = module;
  config.plugins.push(deleteOtherScripts(BOOT));

  const islands = Object.entries(options.islands).map(([name, file]) => [
    name,
    createIslandGroup(styles, name, path.resolve(file)),
  ]);
  config.optimization.splitChunks.cacheGroups = {
    ...others,
    // The groups `commons` and `shared` are left out. Their chunks would contain code of pages.
    framework: { ...framework, chunks: ({ name }: { name?: string }) => name !== CLIENT },
    ...Object.fromEntries(islands),
    styles: limitToAllPages(styles),
  };
  Object.assign(extractorOf(config).options, {
    filename: `${FOLDER}/[name]-[contenthash].css`,
    chunkFilename: `${FOLDER}/[id]-[contenthash].css`,
  });
  Object.assign(config.output, {
    filename: `${FOLDER}/[name]-[contenthash].js`,
    chunkFilename: `${FOLDER}/[id]-[contenthash].js`,
    hashDigestLength: 8,
  });
  Object.assign(config.optimization, { runtimeChunk: false });
  // Source maps would show the sources of the site, and are longer than the scripts.
  Object.assign(config, { target: ["web", "es2020"], devtool: false });
  args.actions.replaceWebpackConfig(config);
}
