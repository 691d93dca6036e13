import type { GatsbyNode } from "gatsby";
import { putBack } from "./set-aside";
import { contentChecked } from "./validate";

/**
 * The last moment before Gatsby reads content and output.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBootstrap
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store }) => {
  await contentChecked();
  await putBack(store.getState().program.directory);
};
