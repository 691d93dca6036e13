import { rename, rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { CLIENT_FILES, STATS } from "./build/guard";

export { pluginOptionsSchema } from "./build/options";
export { onCreateWebpackConfig } from "./build/webpack-config";

/** Deletes the output files that only Gatsby reads. Tests read the names of the scripts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await rename(`public/${STATS}`, `.cache/${STATS}`);
  for (const name of CLIENT_FILES) await rm(`public/${name}`, { recursive: true, force: true });
};
