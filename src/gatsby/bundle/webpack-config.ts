import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { versionOf } from "../../file-digests";
import { compilationHash } from "../patches/compilation-hash";
import { compileFast } from "../patches/compile-swc";
import { minifyWithSwc } from "../patches/minify-swc";
import { NoChunkMap } from "../patches/no-chunk-map";
import { smallLoader } from "../patches/small-loader";
import { shortenClassNames, styleByPage, stylesDigest } from "../patches/styles";
import { leaveOutUnused } from "../patches/unused-parts";
import { CompileHints } from "./compile-hints";

/** A script or style sheet that webpack has named by its content, or the licenses in it. */
const BUNDLED = /[-.][0-9a-f]{8}\.(js|css)(\.LICENSE\.txt)?$/;

/**
 * Makes the boot module the entry of the browser scripts: Gatsby's own entry, and with it React,
 * becomes a chunk that `src/boot` loads on the visitor's first intent.
 *
 * The list of all chunks is in the first script that a page loads. So their files have numbers for
 * names and short digests, and the loader is not a file of its own: less than half the bytes.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, getConfig, actions, plugins, loaders } = args;
  if (stage.endsWith("html")) {
    const digest = plugins.define({ STYLES_DIGEST: JSON.stringify(stylesDigest()) });
    actions.setWebpackConfig({ plugins: [digest] });
  }
  if (!stage.startsWith("build")) return;
  const config = getConfig();
  if (!shortenClassNames(config.module.rules)) {
    throw new Error("patches/styles: no rule names classes");
  }
  compileFast(config.module.rules);
  // By default webpack reads every file that it, its loaders and Gatsby are made of, to know whether
  // its cache still holds. The lockfile says the same.
  config.cache = {
    ...config.cache,
    version: versionOf(process.cwd(), [
      "package-lock.json",
      "src/gatsby/bundle",
      "src/gatsby/patches",
    ]),
    buildDependencies: { defaultWebpack: [] },
  };
  if (stage === "build-javascript") {
    styleByPage(config);
    config.optimization.runtimeChunk = false;
    config.output.chunkFilename = "[id]-[contenthash].js";
    config.output.hashDigestLength = 8;
    // Scripts and style sheets of earlier builds are deleted, everything else is not webpack's.
    config.output.clean = { keep: (name: string) => !BUNDLED.test(name) };
    config.resolve.alias["gatsby-app"] = config.entry.app;
    config.entry.app = path.resolve("src/boot/boot.ts");
    config.target = ["web", "es2020"];
    config.devtool = false;
    config.output.charset = false;
    config.output.chunkLoadingGlobal = "chunks";
    leaveOutUnused(config, loaders.null());
    // Gatsby defines only variables that are set; of one that is not, no code is to be left.
    const collector = JSON.stringify(process.env.GATSBY_COLLECTOR ?? "");
    const globals = plugins.define({
      global: "globalThis",
      "process.env.GATSBY_COLLECTOR": collector,
    });
    config.plugins.push(globals, new CompileHints(), new NoChunkMap(), smallLoader);
    config.plugins.unshift(compilationHash);
    minifyWithSwc(config.optimization);
  }
  actions.replaceWebpackConfig(config);
};
