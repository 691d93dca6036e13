import type { GatsbySSR } from "gatsby";
import { Layout } from "../sections/Layout";

/**
 * Puts every page into the layout, which stays in place during client-side navigation.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#wrapPageElement
 */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);
