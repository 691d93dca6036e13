import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: { localIdentName?: string } } }[];
}

/** Cascade layers decide which rule wins, so the order of the modules in the sheet does not matter. */
function allowAnyOrder(plugins: { constructor: { name: string }; options?: object }[]) {
  for (const plugin of plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true };
    }
  }
}

/** Class names are in every page, so they are short in production. */
function shortenClassNames(rules: Rule[]) {
  for (const rule of rules) {
    if (rule.oneOf) shortenClassNames(rule.oneOf);
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = "_[hash:base64:4]";
    }
  }
}

/** A digest of every style sheet of the site. */
function stylesDigest() {
  const hash = createHash("sha256");
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".css")).sort()) {
    hash.update(readFileSync(path.join("src", file)));
  }
  return hash.digest("hex");
}

/**
 * Makes the boot module the entry of the browser scripts: Gatsby's own entry, and with it React,
 * becomes a chunk that `src/boot` loads on the visitor's first intent.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, getConfig, actions, plugins } = args;
  if (stage.endsWith("html")) {
    const digest = plugins.define({ STYLES_DIGEST: JSON.stringify(stylesDigest()) });
    actions.setWebpackConfig({ plugins: [digest] });
  }
  if (!stage.startsWith("build")) return;
  const config = getConfig();
  shortenClassNames(config.module.rules);
  if (stage === "build-javascript") {
    allowAnyOrder(config.plugins);
    config.resolve.alias["gatsby-app"] = config.entry.app;
    config.entry.app = path.resolve("src/boot/boot.ts");
    config.target = ["web", "es2020"];
    config.devtool = false;
  }
  actions.replaceWebpackConfig(config);
};
