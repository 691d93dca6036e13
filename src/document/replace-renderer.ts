import type { GatsbySSR } from "gatsby";
import { onRenderBody as collectHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { withoutStyleAttributes } from "../../plugins/gatsby-plugin-islands/build/guard";

/**
 * Renders a page and collects its head synchronously: an `await` would mix up the heads of pages,
 * because Helmet stores the head in a global variable. The hook of gatsby-plugin-react-helmet is in
 * its gatsby-ssr, as the hooks of every plugin. base.css has the styles that the guard removes.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  const html = renderToString(args.bodyComponent as React.ReactElement);
  args.replaceBodyHTMLString(withoutStyleAttributes(html));
  collectHead(args);
};
