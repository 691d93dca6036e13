import type { GatsbySSR } from "gatsby";
import { onRenderBody as takeHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";

const ATTRIBUTED = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/** Takes Gatsby's style attributes off: a strict policy refuses them, and base.css says the same. */
const withoutStyles = (html: string) =>
  html.replace(ATTRIBUTED, (tag) => tag.replace(/ style="[^"]*"/, ""));

/**
 * Renders a page and takes its head in one step. Gatsby renders two pages at a time and Helmet
 * keeps what it collects in one global: with anything waiting in between, pages exchange titles.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  const html = renderToString(args.bodyComponent as React.ReactElement);
  args.replaceBodyHTMLString(withoutStyles(html));
  takeHead(args);
};
