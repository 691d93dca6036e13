import type { ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  body: string;
}

/**
 * The order of the cascade. Here, because it must come before any rule and the bundler promises
 * no order of its own, neither in a build nor under `develop`.
 */
const LAYERS = "@layer reset,base,layout,components,sections,utilities;";

/**
 * The document around every page.
 * https://www.gatsbyjs.com/docs/custom-html/
 */
export default function Html(props: HtmlProps) {
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{LAYERS}</style>
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page as Gatsby rendered it */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
