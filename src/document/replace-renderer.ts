import type { GatsbySSR } from "gatsby";
import { onRenderBody as takeHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";

/**
 * Renders a page and takes its head in one step. Gatsby renders two pages at a time and Helmet
 * keeps what it collects in one global: with anything waiting in between, pages exchange titles.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  args.replaceBodyHTMLString(renderToString(args.bodyComponent as React.ReactElement));
  takeHead(args);
};
