import type { GatsbySSR } from "gatsby";
import { onRenderBody as collectHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";

const ATTRIBUTED = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/**
 * The CSP refuses the style attributes of Gatsby's elements. base.css contains the styles instead.
 */
const withoutStyles = (html: string) =>
  html.replace(ATTRIBUTED, (tag) => tag.replace(/ style="[^"]*"/, ""));

/**
 * Renders a page and collects its head synchronously. Helmet stores the head in a global variable,
 * and Gatsby renders two pages concurrently. With an `await` in between, pages would exchange their
 * titles. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  const html = renderToString(args.bodyComponent as React.ReactElement);
  args.replaceBodyHTMLString(withoutStyles(html));
  collectHead(args);
};
