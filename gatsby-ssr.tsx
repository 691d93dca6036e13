import type { GatsbySSR } from "gatsby";
import { onRenderBody as collectHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

export { wrapPageElement } from "./src/wrap-page-element";

/**
 * Renders a page and collects its head synchronously: an `await` would mix up the heads of pages,
 * because Helmet stores the head in a global variable. The same hook runs again after this function,
 * as Gatsby runs the hooks of every plugin, and then finds no head.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  args.replaceBodyHTMLString(renderToString(args.bodyComponent as ReactElement));
  collectHead(args);
};

const isStyle = (node: unknown) => (node as ReactElement | null)?.type === "style";

/** Puts styles last, because services that show link previews read only the beginning of a page. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  const head = (args.getHeadComponents() as unknown[]).flat(2);
  const others = head.filter((node) => !isStyle(node));
  args.replaceHeadComponents([...others, ...head.filter(isStyle)] as never);
};
