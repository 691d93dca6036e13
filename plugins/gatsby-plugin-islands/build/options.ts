import type { GatsbyNode, PluginOptions } from "gatsby";

export interface IslandsOptions extends PluginOptions {
  /** The module that every page loads. */
  boot: string;
  /** The module of each island, by the name that the HTML contains. Its default export is the component. */
  islands: Record<string, string>;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    boot: Joi.string().required(),
    islands: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  });
