import type { ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  body: string;
}

export default function Html(props: HtmlProps) {
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
