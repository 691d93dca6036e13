import type { GatsbySSR } from "gatsby";
import { onRenderBody as collectHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { GATSBY_IDS } from "../anchors";

/** A content security policy forbids the style attributes of these elements. base.css replaces them. */
const WRAPPERS = new RegExp(`<div [^>]*id="(?:${GATSBY_IDS.join("|")})"[^>]*>`, "g");

const withoutStyleAttributes = (html: string) =>
  html.replace(WRAPPERS, (tag) => tag.replace(/ style="[^"]*"/, ""));

/**
 * Renders a page and collects its head synchronously: an `await` would mix up the heads of pages,
 * because Helmet stores the head in a global variable. The same hook runs again after this function,
 * as Gatsby runs the hooks of every plugin, and then finds no head.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  const html = renderToString(args.bodyComponent as React.ReactElement);
  args.replaceBodyHTMLString(withoutStyleAttributes(html));
  collectHead(args);
};
