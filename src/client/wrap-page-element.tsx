import type { GatsbySSR } from "gatsby";
import { Layout } from "../sections/Layout";

/**
 * Wraps every page in the layout, which stays mounted during client-side navigation.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#wrapPageElement
 */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);
