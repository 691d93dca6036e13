import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { cleanOutput } from "./clean-output";
import { compressOutput } from "./compress-output";
import { emittedAssets } from "./emitted-assets";

/**
 * Makes of what Gatsby has written what is deployed.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { directory } = store.getState().program;
  await cleanOutput(directory, emittedAssets);
  await compressOutput(path.join(directory, "public"));
};
