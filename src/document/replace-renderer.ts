import type { GatsbySSR } from "gatsby";
import { onRenderBody as collectHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";

const ATTRIBUTED = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/**
 * Removes the style attributes of Gatsby's elements, because the CSP refuses such attributes.
 * base.css contains the same styles.
 */
const withoutStyles = (html: string) =>
  html.replace(ATTRIBUTED, (tag) => tag.replace(/ style="[^"]*"/, ""));

/**
 * Renders a page and collects its head synchronously. Gatsby renders two pages concurrently, and
 * Helmet stores the head in one global variable: with an `await` in between, pages would exchange
 * their titles.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  const html = renderToString(args.bodyComponent as React.ReactElement);
  args.replaceBodyHTMLString(withoutStyles(html));
  collectHead(args);
};
