import type { ReactNode } from "react";
import displayFont from "./fonts/bricolage-grotesque.woff2";
import textFont from "./fonts/hanken-grotesk.woff2";
import { LANGUAGE } from "./lib/language";
import { THEME_COLOR } from "./styles/theme-color";

interface HtmlProps {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  body: string;
}

/** The HTML around every page: https://www.gatsbyjs.com/docs/custom-html/ */
export default function Html(props: HtmlProps) {
  return (
    <html lang={LANGUAGE} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOR} />
        <meta name="color-scheme" content="dark" />
        {/* The browser lays out the page again for each font, unless both fonts arrive together. */}
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={displayFont}
          crossOrigin="anonymous"
        />
        {/* `gatsby develop` loads style sheets in any order, so the layers are declared before them. */}
        <style>{"@layer reset, base, components, sections, utilities;"}</style>
        {props.headComponents}
        {/* Browsers without SVG icons request /favicon.ico by themselves. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
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
