import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** What Gatsby leaves in the output for itself; no page refers to any of it. */
const LEFTOVERS = ["webpack.stats.json", "chunk-map.json", "~partytown"];

/**
 * Takes out of the output what no page uses.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const output = path.join(store.getState().program.directory, "public");
  const maps = (await readdir(output)).filter((name) => name.endsWith(".map"));
  for (const name of [...LEFTOVERS, ...maps]) {
    await rm(path.join(output, name), { recursive: true, force: true });
  }
};
