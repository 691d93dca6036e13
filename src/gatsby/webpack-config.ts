import type { GatsbyNode } from "gatsby";
import { contentCheckPlugin } from "./check-content";

const FONT_NAME = "static/[name]-[hash:8].[ext]";

interface Rule {
  test?: { test?: (name: string) => boolean };
  oneOf?: { use: { options?: { modules?: { localIdentName?: string } } }[] }[];
  use?: unknown;
}

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, getConfig, actions, loaders } = args;
  if (stage === "develop") actions.setWebpackConfig({ plugins: [contentCheckPlugin] });
  if (!stage.startsWith("build")) return;
  const config = getConfig();
  for (const rule of config.module.rules as Rule[]) {
    // Fonts are always separate files. By default, the styles of every page would contain small
    // fonts as data URLs. The names have short hashes, because every page repeats the names.
    if (rule.test?.test?.(".woff2")) rule.use = [loaders.url({ limit: false, name: FONT_NAME })];
    // The class names of CSS modules are short, because the HTML of every page repeats them. Gatsby's
    // own names contain the names of the class and its file.
    for (const { options } of rule.oneOf?.flatMap(({ use }) => use) ?? []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
    }
  }
  actions.replaceWebpackConfig(config);
};
