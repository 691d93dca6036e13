import type { GatsbyNode } from "gatsby";

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

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, getConfig, actions, loaders } = args;
  const config = getConfig();
  if (stage.startsWith("build")) {
    shortenClassNames(config.module.rules);
    // Fonts are always separate files. By default, the styles of every page would contain small
    // fonts as data URLs. The names of the files have short hashes, because every page repeats these
    // names.
    const font = loaders.url({ limit: false, name: "static/[name]-[hash:8].[ext]" });
    for (const rule of config.module.rules) {
      if (rule.test?.test?.(".woff2")) rule.use = [font];
    }
  }
  actions.replaceWebpackConfig(config);
};
