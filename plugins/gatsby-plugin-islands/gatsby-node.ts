import { rename, rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { CLIENT_FILES, STATS } from "./build/guard";

export { onCreateWebpackConfig } from "./build/webpack-config";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    boot: Joi.string().required(),
    islands: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  });

/** Deletes the output files that only Gatsby reads. Tests read the names of the scripts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await rename(`public/${STATS}`, `.cache/${STATS}`);
  for (const name of CLIENT_FILES) await rm(`public/${name}`, { recursive: true, force: true });
};
