import type { GatsbySSR } from "gatsby";
import { Takeover } from "./takeover";

/**
 * Wraps the site in `Takeover`, so that a failed hydration leaves plain HTML. Under `gatsby develop`,
 * there is no HTML to hydrate.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#wrapRootElement
 */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  process.env.NODE_ENV === "production" ? <Takeover>{element}</Takeover> : element;
