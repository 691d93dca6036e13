import type { GatsbySSR } from "gatsby";
import { onRenderBody as collectHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";

const ATTRIBUTED = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/** The CSP refuses Gatsby's style attributes, so base.css has their styles. */
const withoutStyles = (html: string) =>
  html.replace(ATTRIBUTED, (tag) => tag.replace(/ style="[^"]*"/, ""));

/**
 * Collects the head synchronously: Helmet stores it in a global variable, so pages that Gatsby
 * renders concurrently would exchange their titles after an `await`.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  const html = renderToString(args.bodyComponent as React.ReactElement);
  args.replaceBodyHTMLString(withoutStyles(html));
  collectHead(args);
};
