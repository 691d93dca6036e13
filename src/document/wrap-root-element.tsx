import type { GatsbySSR } from "gatsby";
import { Takeover } from "./takeover";

/**
 * Lets React take a page over as it stands or not at all. Under `develop` there is nothing to take
 * over.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#wrapRootElement
 */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  process.env.NODE_ENV === "production" ? <Takeover>{element}</Takeover> : element;
