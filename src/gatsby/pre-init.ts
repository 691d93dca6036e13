import type { GatsbyNode } from "gatsby";
import { validate } from "./validate";
import { forgetBuildDependencies } from "./webpack-cache";

/**
 * What comes first, before Gatsby bundles anything or reads content.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreInit
 */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  forgetBuildDependencies();
  await validate();
};
