import type { GatsbySSR } from "gatsby";
import { onRenderBody as collectHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";

const ATTRIBUTED = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/** Removes Gatsby's style attributes, which the CSP forbids. base.css has the same styles. */
const withoutStyles = (html: string) =>
  html.replace(ATTRIBUTED, (tag) => tag.replace(/ style="[^"]*"/, ""));

/**
 * Renders a page and collects its head synchronously: an `await` would mix up the heads of pages,
 * because Helmet stores the head in a global variable.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  const html = renderToString(args.bodyComponent as React.ReactElement);
  args.replaceBodyHTMLString(withoutStyles(html));
  collectHead(args);
};
